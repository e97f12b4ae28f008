import { startWords } from '../words.js';
import { openFiles, reporting } from './open.js';

/** Opens the files that `fairwright studio FILE...` names. */
export async function openGivenFiles(): Promise<void> {
  await reporting(startWords.value.product, async () => {
    const names = (await (await fetchedFrom('files.json')).json()) as readonly string[];
    const files = names.map(async (name, index) => ({
      file: new File([await (await fetchedFrom(`files/${index}`)).blob()], name),
    }));
    await openFiles(await Promise.all(files));
  });
}

async function fetchedFrom(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  return response;
}
