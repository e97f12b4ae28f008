// Put in at build time, see scripts/studio-build.mjs: the code of the worker where the page is a single file.
declare const WORKER_TEXT: string | undefined;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

// TypeScript knows no Trusted Types yet: what a policy returns is passed on to `Worker` as it is.
declare const trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } | undefined;

let source: { readonly address: string; readonly policy: ScriptPolicy } | undefined;

/** Starts a worker of the studio. All workers have the same code. */
export function startWorker(): Worker {
  source ??= sourceOf();
  // Browsers load no modules from a blob that a page on a disk has made.
  const type = WORKER_TEXT === undefined ? 'module' : 'classic';
  return new Worker(source.policy.createScriptURL(source.address), { type });
}

function sourceOf(): { readonly address: string; readonly policy: ScriptPolicy } {
  const address =
    WORKER_TEXT === undefined
      ? new URL('worker.js', import.meta.url).href
      : URL.createObjectURL(new Blob([WORKER_TEXT], { type: 'text/javascript' }));
  const rules: ScriptPolicy = {
    createScriptURL(asked) {
      if (asked !== address) throw new TypeError('Only the worker of the studio may be loaded.');
      return asked;
    },
  };
  const hasTrustedTypes = typeof trustedTypes !== 'undefined';
  return { address, policy: hasTrustedTypes ? trustedTypes.createPolicy('studio', rules) : rules };
}
