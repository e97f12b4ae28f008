import { render } from 'preact';

render(<h1>fairwright studio</h1>, document.getElementById('studio')!);
