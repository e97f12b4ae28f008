import { oneOfWords, quote } from '../../../base/json.js';
import { askSentence, rules } from '../../../quality/lint/index.js';
import { canonicalName, closest, keywordNamed, keywords } from '../../../schema/vocabulary/index.js';
import type { Questions } from '../protocol.js';
import { NoAnswer } from './answerer.js';
import { plainFields } from './plain-fields.js';

type Page = Questions['explain']['answer'];

/** The page of a rule, or of a keyword. */
export function explained(name: string): Page {
  const page = rulePage(name.replace(/^lint\//, '')) ?? keywordPage(name) ?? plainPage(name);
  if (page) return page;
  const meant = closest(name, [...rules.map(({ id }) => id), ...Object.keys(keywords)]);
  throw new NoAnswer(
    `There is no page about ${quote(name)}.${meant ? ` Did you mean ${quote(meant)}?` : ''}`,
  );
}

function rulePage(id: string): Page | undefined {
  const rule = rules.find((each) => each.id === id);
  if (rule === undefined) return undefined;
  const { summary, why, examples, metrics } = rule;
  const [bad] = examples.bad;
  const [good] = examples.good;
  const asked = askSentence(rule);
  return {
    title: id,
    paragraphs: [
      summary,
      why,
      ...(asked ? [asked] : []),
      ...(bad ? [`This is found: ${JSON.stringify(bad.schema)}`] : []),
      ...(bad?.fixed !== undefined ? [`Its fix makes: ${JSON.stringify(bad.fixed)}`] : []),
      ...(good ? [`This is fine: ${JSON.stringify(good.schema)}`] : []),
      ...(metrics.length > 0 ? [`Metrics: ${metrics.join(', ')}.`] : []),
    ],
  };
}

function keywordPage(name: string): Page | undefined {
  const row = keywordNamed(name);
  if (row === undefined) return undefined;
  const { title, about, kind, example, ref, literal, deprecated, renamed, scope } = row;
  const other = ref ?? literal;
  return {
    title: `${title} (${canonicalName(name)})`,
    paragraphs: [
      about,
      `Value: ${kind.expected}. Usual on: ${scope === 'universal' ? oneOfWords(['a dataset', 'a variable']) : `a ${scope}`}.`,
      ...(other ? [`${ref ? 'By reference' : 'In words'}: ${other}.`] : []),
      ...(deprecated ? [`Deprecated: use ${deprecated.use}. ${deprecated.how}`] : []),
      ...(renamed ? [`Its name in the current edition is ${renamed}.`] : []),
      `For example: ${JSON.stringify(example)}`,
    ],
  };
}

function plainPage(name: string): Page | undefined {
  const row = plainFields.find(({ keyword }) => keyword === name);
  return row && { title: `${row.title} (${name})`, paragraphs: [row.about] };
}
