import { printable } from '../../../base/printable.js';
import { isScope } from '../../../registry/publish/index.js';
import { hashOfToken, newToken, type Store, type TokenRecord } from '../../../registry/store/index.js';
import type { Call } from '../command.js';
import { wrongUsage } from '../exit.js';
import type { Terminal } from '../terminal.js';
import { now, refused, type Work } from './work.js';

export async function token({
  store,
  words: [action = '', word, ...rest],
  flags,
  terminal,
}: Work): Promise<undefined> {
  const isFor = (name: string, needsWord: boolean) =>
    action === name && rest.length === 0 && (word !== undefined) === needsWord;
  if (isFor('add', true)) return addToken(store, word!, flags, terminal);
  if (isFor('list', false)) {
    const all = await store.tokens();
    if (flags.format === 'json') terminal.data(`${JSON.stringify(all, null, 2)}\n`);
    else
      terminal.out(
        all.length === 0 ? 'No tokens.\n' : all.map((each) => `${printable(tokenLine(each))}\n`).join(''),
      );
    return;
  }
  if (!isFor('revoke', true))
    throw wrongUsage('Write: fairwright registry token add LABEL, token list, or token revoke ID.');
  if (!(await store.revokeToken(Number(word), now())))
    throw refused(`There is no token ${word}, or it is revoked already: run fairwright registry token list.`);
  terminal.out(`The token ${word} is revoked.\n`);
}

async function addToken(
  store: Store,
  label: string,
  { scope, days = 90 }: Call['flags'],
  terminal: Terminal,
): Promise<undefined> {
  const scopes = typeof scope === 'string' ? scope.split(',').map((each) => each.trim()) : [];
  const wrong = scopes.find((each) => !isScope(each));
  if (scopes.length === 0 || wrong !== undefined)
    throw wrongUsage(
      `${wrong === undefined ? 'Say what the token is for' : `"${wrong}" is not a scope`}: add --scope publish:OWNER, manage:OWNER or admin.`,
    );
  for (const owner of new Set(scopes.flatMap((each) => each.split(':').slice(1))))
    if (!(await store.owner(owner)))
      throw refused(`There is no owner ${owner}: run fairwright registry owner ${owner} --title TITLE.`);
  const secret = newToken();
  const expires = new Date(Date.now() + Number(days) * 86_400_000).toISOString();
  const { id } = await store.addToken({ label, scopes, expires, hash: hashOfToken(secret)! });
  terminal.note(
    `The token ${id} can be used until ${expires.slice(0, 10)}. It is shown only once: keep it secret.\n`,
  );
  terminal.out(`${secret}\n`);
}

function tokenLine({ id, label, scopes, expires, revoked }: TokenRecord): string {
  const until = revoked ? `revoked ${revoked.slice(0, 10)}` : `until ${expires?.slice(0, 10) ?? 'revoked'}`;
  return `${id} ${label}: ${scopes.join(', ')}, ${until}`;
}
