import { wrongUsage } from './exit.js';

/** Flags that take the address of a database, and where its password goes instead. */
const ELSEWHERE: { readonly [flag: string]: string } = {
  server: 'PGPASSWORD (PostgreSQL) or FAIRWRIGHT_ENGINE_PASSWORD',
  registry: 'PGPASSWORD',
};

/** Refuses a flag whose value has a password in it. The environment is not shown to others: there it may be. */
export function refusePassword(flag: string, value: unknown): void {
  const elsewhere = ELSEWHERE[flag];
  if (elsewhere === undefined || typeof value !== 'string' || !hasPassword(value)) return;
  throw wrongUsage(
    `--${flag} must not contain a password: others can see it in the list of processes. Put it into ${elsewhere}.`,
  );
}

function hasPassword(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^@]*:[^@]*@/i.test(address) || /[?&]password=/i.test(address);
}
