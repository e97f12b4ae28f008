import { isObject, type Json } from '../json.js';
import { optionsKind } from '../operations/index.js';
import { type Call, flag } from './command.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { readDocument } from './files.js';

/** The file with the options of exports. */
export const optionsFlag = flag('A JSON or YAML file with what no keyword can say.');

/** The options in the file that a call names; none where it names no file. */
export async function optionsIn({ options }: Call['flags']): Promise<{ readonly [name: string]: Json }> {
  return options === undefined ? {} : readOptions(String(options));
}

async function readOptions(path: string): Promise<{ readonly [name: string]: Json }> {
  const { document, diagnostics } = await readDocument(path);
  if (document === undefined) {
    throw new Stop(EXIT.unreadable, `${path} cannot be read: ${diagnostics[0]?.message ?? 'it is empty.'}`);
  }
  const { value } = document;
  const [fault] = optionsKind.check(value);
  if (fault)
    throw wrongUsage(
      `${path}: ${fault.path.length > 0 ? `/${fault.path.join('/')}: ` : ''}${fault.message}${fault.help ? ` ${fault.help}` : ''}`,
    );
  return isObject(value) ? value : {};
}
