import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quote } from '../../../base/json.js';
import { readStudioFile, STUDIO_LIST, type StudioBuild, studioBuild } from '../../../base/studio-files.js';
import { Stop, wrongUsage } from '../exit.js';
import { replaceFiles, unwritable } from '../write-file.js';

const OTHERWISE = 'Choose another folder: --build DIR.';

/** Writes the studio into a folder that is new, empty, or has a former build of it and nothing else. */
export async function writeStudio(folder: string): Promise<void> {
  const names = namesOf(await studioBuild());
  try {
    const former = await formerFiles(folder);
    await mkdir(folder, { recursive: true });
    const files = names.map(async (name) => ({
      path: join(folder, name),
      content: await readStudioFile(name),
    }));
    await replaceFiles(await Promise.all(files), OTHERWISE);
    for (const name of former) if (!names.includes(name)) await rm(join(folder, name));
  } catch (fault) {
    throw fault instanceof Stop ? fault : unwritable(folder, fault, OTHERWISE);
  }
}

/** The files of a build; the list is the last that is written. */
function namesOf({ files }: StudioBuild): readonly string[] {
  return [...files.map(({ name }) => name), STUDIO_LIST];
}

/** The files of a former build in a folder; other files there stop the command. */
async function formerFiles(folder: string): Promise<readonly string[]> {
  const present = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return [];
    if (fault.code === 'ENOTDIR') throw wrongUsage(`${folder} is a file, not a folder. ${OTHERWISE}`);
    throw fault;
  });
  if (present.length === 0) return [];
  const listed = await listedIn(folder);
  const other = present.find((name) => !listed.includes(name));
  if (other === undefined) return present;
  throw wrongUsage(
    `The folder ${folder} contains ${quote(other)}, which is not from a former build of the studio. ${OTHERWISE}`,
  );
}

/** What the list in a folder names, if there is one. */
async function listedIn(folder: string): Promise<readonly string[]> {
  try {
    const list = JSON.parse(await readFile(join(folder, STUDIO_LIST), 'utf8')) as StudioBuild;
    // Former versions also wrote the studio as one file.
    return [...namesOf(list), 'studio.html'];
  } catch {
    return [];
  }
}
