import type { FastifyBaseLogger } from 'fastify';
import type { Diagnostic } from '../../base/diagnostic.js';
import { validateSchema } from '../../quality/validate/index.js';
import { schemasFolder } from '../../schema/folders/index.js';
import { createRegistry, type Registry, type RegistryOptions } from '../../schema/references/index.js';

/** The registered schemas, kept up with a folder. */
export interface LiveRegistry {
  /** As they are now. */
  readonly current: () => Registry;
  /** What they were made from, for threads to do the same. */
  readonly options: () => RegistryOptions;
  readonly stop: () => void;
}

/** Registers the schemas of a folder, if there is one, and does so again whenever it changes. */
export async function liveRegistry(
  docsUrl: string | undefined,
  folder: string | undefined,
  log: FastifyBaseLogger,
  changed: (options: RegistryOptions) => void,
): Promise<LiveRegistry> {
  const opened = folder
    ? schemasFolder(
        folder,
        () => void reload(),
        (code) => log.error({ reason: code }, 'A folder of schemas cannot be watched.'),
      )
    : undefined;
  const read = async (): Promise<RegistryOptions> => {
    const host = docsUrl ? { docsUrl } : {};
    if (!opened) return host;
    const { schemas, problems } = await opened.read();
    return { ...host, schemas, problems: [...problems, ...faultsIn({ ...host, schemas })] };
  };
  const register = (from: RegistryOptions): Registry => {
    const made = createRegistry(from);
    for (const { code, at, message } of made.problems) log.warn({ code, file: at.uri }, message);
    return made;
  };
  const readAgain = async () => {
    try {
      options = await read();
      registry = register(options);
      changed(options);
      log.info({ schemas: registry.addresses().length }, 'The schemas were reloaded.');
    } catch (fault) {
      log.error({ reason: (fault as NodeJS.ErrnoException).code }, 'The schemas could not be reloaded.');
    }
  };
  // One after another: a slow reading must not overwrite the result of a later one.
  let last = Promise.resolve();
  let isWaiting = false;
  let isStopped = false;
  const reload = () => {
    if (isWaiting || isStopped) return;
    isWaiting = true;
    last = last.then(() => {
      isWaiting = false;
      return isStopped ? undefined : readAgain();
    });
  };
  const stop = () => {
    isStopped = true;
    opened?.stop();
  };
  let options: RegistryOptions;
  try {
    options = await read();
  } catch (fault) {
    stop();
    throw fault;
  }
  let registry = register(options);
  return { current: () => registry, options: () => options, stop };
}

/** The first error of each schema that is not valid; it stays registered, and references to it are reported. */
function faultsIn(options: RegistryOptions): readonly Diagnostic[] {
  const registry = createRegistry(options);
  const refused = new Set(registry.problems.map(({ at }) => at.uri));
  const registered = (options.schemas ?? []).filter(({ uri }) => !refused.has(uri));
  return registered.flatMap((document) =>
    validateSchema(document, { registry })
      .filter(({ severity }) => severity === 'error')
      .slice(0, 1),
  );
}
