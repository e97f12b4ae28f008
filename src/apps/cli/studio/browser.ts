import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The program that opens an address in the browser of the person, by system. */
const OPENERS: { readonly [platform: string]: readonly [program: string, ...words: readonly string[]] } = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in a browser, without a shell; false if there is no program for it. */
export async function openBrowser(address: string): Promise<boolean> {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...words, address], { detached: true, stdio: 'ignore' });
  child.unref();
  return once(child, 'spawn').then(
    () => true,
    () => false,
  );
}
