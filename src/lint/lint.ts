import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import type { Registry } from '../registry/index.js';
import { validateSchema } from '../validate/index.js';
import type { Rule, Subject } from './rule.js';
import { datasetLicense } from './rules/dataset-license.js';
import { variableConcept } from './rules/variable-concept.js';
import { subjectsOf } from './subjects.js';

/** The rules, in the order of their findings. */
export const rules: readonly Rule[] = [datasetLicense, variableConcept];

/** Judges the metadata of a schema: what is wrong with the annotations, and what is missing from them. */
export function lint(document: Document, registry: Registry): readonly Diagnostic[] {
  const { datasets, variables } = subjectsOf(document);
  const found = rules.flatMap((rule) =>
    (rule.on === 'dataset' ? datasets : variables).flatMap((subject) =>
      findings(rule, subject, document.uri),
    ),
  );
  return [...validateSchema(document, { registry }), ...found];
}

function findings(rule: Rule, subject: Subject, uri: string): readonly Diagnostic[] {
  const words = rule.check(subject);
  if (words === undefined) return [];
  const at = { uri, pointer: subject.pointer, on: 'object' } as const;
  return [{ code: `lint/${rule.id}`, severity: rule.severity, ...words, at }];
}
