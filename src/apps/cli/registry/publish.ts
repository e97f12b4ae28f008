import type { Json, JsonObject } from '../../../base/json.js';
import { today } from '../../../base/today.js';
import { textReport } from '../../../exchange/report/index.js';
import { statedNumber } from '../../../registry/publish/index.js';
import { publishVersion } from '../../../registry/store/index.js';
import { EXIT } from '../exit.js';
import { readDocument } from '../files.js';
import { optionsFor } from '../options-file.js';
import { BY, baseOf, nameOf, now, refused, schemaNamed, type Work } from './work.js';

export async function publish({
  store,
  words: [file = '', target = ''],
  flags,
  terminal,
}: Work): Promise<number> {
  const schema = schemaNamed(target);
  const { document, diagnostics, uri, text } = await readDocument(file);
  if (document === undefined) {
    terminal.err(textReport(diagnostics, { colour: terminal.colour, texts: new Map([[uri, text]]) }));
    return EXIT.unreadable;
  }
  const options = (await optionsFor(file, flags, terminal)) as JsonObject;
  const { base: _base, ...published } = document;
  const result = await publishVersion(store, {
    ...schema,
    number: numberIn(document.value),
    document: published,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    isDraft: flags.draft === true,
    isDryRun: flags.dryRun === true,
    acceptsUnknown: flags.acceptUnknown === true,
    base: await baseOf(store, flags),
    by: BY,
    at: now(),
    today: today(),
  });
  if ('refusal' in result) {
    const { message, diagnostics: found = [], changes = [] } = result.refusal;
    const about =
      found.length > 0 ? textReport(found, { colour: terminal.colour, texts: new Map([[uri, text]]) }) : '';
    const list = changes.map((each) => `  ${each.severity} ${each.message} (${each.class})\n`).join('');
    terminal.err(`${file} is not published: ${message}\n${list}${about}`);
    return EXIT.findings;
  }
  const { accepted, stored } = result;
  const { address } = accepted;
  if (stored === undefined) {
    terminal.out(`${address} would be published, with a readiness of ${accepted.readiness} of 100 points.\n`);
    return EXIT.clean;
  }
  switch (stored.outcome) {
    case 'created':
      terminal.out(
        `${address} is ${stored.version.state}, with a readiness of ${accepted.readiness} of 100 points.\n`,
      );
      return EXIT.clean;
    case 'same':
      terminal.out(`${address} is published already, with the same content.\n`);
      return EXIT.clean;
    case 'taken':
      throw refused(`${address} has other content, and published versions never change: use a new number.`);
    case 'withdrawn':
      throw refused(`${address} was withdrawn, and its number is not used again: use a new number.`);
    case 'address-taken':
      throw refused(`The $id ${stored.address} belongs to ${nameOf(stored.by)}: use another one.`);
    case 'unknown-owner':
      throw refused(
        `There is no owner ${schema.owner}: run fairwright registry owner ${schema.owner} --title TITLE.`,
      );
    case 'unresolved-reference':
      throw refused(`${stored.iri} was withdrawn at the same time: the schema refers to it.`);
    case 'changed-meanwhile':
    case 'overtaken':
      throw refused('Other versions were published at the same time: run the command again.');
  }
}

function numberIn(value: Json): string {
  const stated = statedNumber(value);
  if (stated !== undefined) return stated;
  throw refused('The schema states no version: add "fair:version" with an "identifier" such as "1.0.0".');
}
