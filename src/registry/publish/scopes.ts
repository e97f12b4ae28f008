import { isName } from './names.js';

/** What a writer may do with the schemas of an owner: publish versions, or also deprecate and withdraw them and change settings. */
export type Right = 'publish' | 'manage';

/** What a token is for: `publish:OWNER`, `manage:OWNER`, or `admin`, which is for all. */
export type Scope = `${Right}:${string}` | 'admin';

/** Whether a text is a scope. */
export function isScope(text: string): text is Scope {
  const [, owner] = /^(?:publish|manage):(.*)$/s.exec(text) ?? [];
  return text === 'admin' || (owner !== undefined && isName(owner));
}

/** Whether somebody with these scopes may do something with the schemas of an owner. Who may manage may also publish. */
export function isAllowed(scopes: readonly string[], right: Right, owner: string): boolean {
  return (
    isAdministrator(scopes) ||
    scopes.includes(`manage:${owner}`) ||
    (right === 'publish' && scopes.includes(`publish:${owner}`))
  );
}

/** Whether somebody with these scopes may make tokens and read the audit. */
export function isAdministrator(scopes: readonly string[]): boolean {
  return scopes.includes('admin');
}
