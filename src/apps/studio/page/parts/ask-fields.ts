import type { AnswerForm, Ask, AskKind } from '../../../../base/diagnostic.js';
import type { Field, Widget } from '../../protocol.js';

const widgetOf: { readonly [kind in AskKind]: Widget } = {
  text: 'words',
  line: 'line',
  iri: 'iri',
  date: 'date',
  number: 'number',
  unit: 'unit',
  license: 'license',
  person: 'record',
  choice: 'choice',
  language: 'line',
  record: 'record',
  look: 'line',
};

/** The members of a contributor that a person is asked for. */
const PERSON: readonly { readonly name: string; readonly widget: Widget; readonly isRequired?: true }[] = [
  { name: 'name', widget: 'line', isRequired: true },
  { name: 'entityRef', widget: 'iri' },
  { name: 'role', widget: 'choice' },
];

/** The fields for an answer to what a finding asks; none where there is nothing to type. */
export function askFields(ask: Ask, names: { readonly [name: string]: string }): readonly Field[] {
  if (ask.kind === 'look') return [];
  if (ask.kind === 'person')
    return PERSON.map(({ name, widget, isRequired }) => ({
      ...fieldOf({ kind: 'line', title: names[name] ?? name }, name),
      widget,
      ...(isRequired ? { isRequired } : {}),
      ...(widget === 'choice' && ask.choices ? { choices: choicesOf(ask.choices) } : {}),
    }));
  if (ask.kind === 'record')
    return (ask.fields ?? []).map((each) => ({
      ...fieldOf(each, each.name),
      ...(each.required ? { isRequired: true } : {}),
    }));
  return [fieldOf(ask, '')];
}

function fieldOf({ kind, title = '', long, choices }: AnswerForm, keyword: string): Field {
  return {
    pointer: `/${keyword}`,
    keyword,
    title,
    about: '',
    widget: kind === 'text' && long ? 'long words' : widgetOf[kind],
    ...(choices ? { choices: choicesOf(choices) } : {}),
    findings: 0,
  };
}

function choicesOf(values: NonNullable<AnswerForm['choices']>): NonNullable<Field['choices']> {
  return values.map((value) => ({ value, label: typeof value === 'string' ? value : JSON.stringify(value) }));
}
