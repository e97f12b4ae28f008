import { isName } from '../../../registry/publish/index.js';
import { wrongUsage } from '../exit.js';
import type { Work } from './work.js';

export async function putOwner({ store, words: [name = ''], flags, terminal }: Work): Promise<undefined> {
  if (!isName(name))
    throw wrongUsage(`"${name}" is not a valid name: write lower-case letters, digits and "-" between them.`);
  const known = await store.owner(name);
  const title = (flags.title as string | undefined) ?? known?.title;
  if (title === undefined) throw wrongUsage('A new owner needs a title: add --title TITLE.');
  const settings = {
    homepage: flags.homepage,
    leastReadiness: flags.leastReadiness,
    compatibility: flags.compat,
  };
  const stated = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  await store.putOwner({ ...known, ...stated, name, title });
  terminal.note(`The owner ${name} is ${known ? 'changed' : 'new'}.\n`);
}
