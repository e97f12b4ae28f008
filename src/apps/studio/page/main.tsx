import { render } from 'preact';
import { App } from './app.js';
import { beginWork } from './files/begin.js';

render(<App />, document.getElementById('studio')!);
beginWork();
