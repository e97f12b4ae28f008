import type { QuestionName } from '../protocol.js';
import type { Answerer, Answerers } from './answerer.js';
import { hitsFor, hoverAt, placeAt, spanAt } from './assist.js';
import { codeListsIn } from './codes.js';
import { completionsAt } from './complete.js';
import { documentIn } from './documents.js';
import { explained } from './explain.js';
import { fieldsAt } from './fields.js';
import { editedBy } from './intents.js';
import { createSession } from './session.js';
import { findingsIn, variablesIn } from './windows.js';

/** The answers to all questions, for one page. What only some screens need is loaded when it is first asked for. */
export function createAnswers(): Answerers {
  const session = createSession();
  return {
    check: (ask, { today }) => session.check(ask, today),
    readiness: async () => (await session.reading().assessed()).readiness,
    variables: (ask) => variablesIn(session.reading(), ask),
    findings: (ask) => findingsIn(session.reading(), ask),
    codes: () => codeListsIn(session.reading()),
    fields: ({ pointer }) => fieldsAt(session.reading(), pointer, session.last()?.isSound === true),
    edit: ({ version, intent }) => editedBy(session, version, intent),
    at: ({ offset }) => placeAt(session.reading(), offset),
    where: ({ pointer }) => spanAt(session.reading(), pointer),
    complete: completionsAt,
    hover: async (ask) => hoverAt((await documentIn(ask)).document, ask.offset),
    explain: ({ name }) => explained(name),
    search: hitsFor,
    infer: data('infer'),
    'check data': data('check data'),
    'data rows': data('data rows'),
    standards: exports('standards'),
    export: exports('export'),
    document: exports('document'),
    crate: exports('crate'),
    import: exports('import'),
  };
}

function later<Name extends QuestionName>(
  load: () => Promise<{ readonly [name in Name]: Answerer<name> }>,
  name: Name,
): Answerer<Name> {
  return async (ask, surroundings) => (await load())[name](ask, surroundings);
}

function data<Name extends 'infer' | 'check data' | 'data rows'>(name: Name): Answerer<Name> {
  return later(async () => (await import('./data/index.js')).dataAnswers, name);
}

function exports<Name extends 'standards' | 'export' | 'document' | 'crate' | 'import'>(
  name: Name,
): Answerer<Name> {
  return later(async () => (await import('./exports.js')).exportAnswers, name);
}
