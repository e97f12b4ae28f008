import type { Description, Variable } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { compact, node } from '../jsonld.js';
import { annotationsOf } from './annotations.js';
import { descriptionOf, licenseOf, type Written } from './terms.js';
import { isText, languageMap, literals, spoken, spokenText } from './texts.js';
import type { Work } from './work.js';

/** What is said about the dataset as a whole. */
export function datasetMembers(work: Work): Written {
  const { description, options, values, nodes, agents } = work;
  return {
    ...namesOf(description, work),
    identifier: options.identifier,
    url: values.url?.value,
    isBasedOn: description.id?.value,
    // People come first: of things with one address, they are described under it.
    creator: compact((values.creator?.value ?? []).map((each) => agents.party(each, 'Individual'))),
    publisher: values.publisher && agents.party(values.publisher.value, 'Organization'),
    ...agents.contributions(description.contributions, ['creator', 'publisher']),
    ...datasetLicense(work),
    sdLicense: options.recordLicense,
    ...versionOf(work),
    citeAs: values.citeAs?.value,
    keywords: compact(keywordsOf(work)),
    isLiveDataset: options.isLive,
    'prov:wasDerivedFrom': compact((options.used ?? []).map((each) => nodes.link(each))),
    ...annotationsOf(description, work),
    variableMeasured: variablesOf(description, work),
  };
}

function namesOf(description: Description, work: Work): Written {
  const { values, ledger, language } = work;
  const label = spoken(ledger, description.label);
  const title = description.title?.value;
  const isOther = label.length > 0 && isText(title) && label.every(({ text }) => text !== title);
  return {
    name: languageMap(label, language) ?? values.name?.value,
    alternateName: isOther ? title : undefined,
    description: descriptionOf(description, work) ?? values.description?.value,
  };
}

function datasetLicense(work: Work): Written {
  const { values, description, ledger, nodes } = work;
  const stated = description.terms.license;
  const isStated = stated?.refs.length === 1 && stated.refs[0]?.value === values.license?.value.ref;
  if (values.license?.origin !== 'given' || isStated) return licenseOf(description, work);
  for (const each of [...(stated?.words ?? []), ...(stated?.refs ?? [])]) {
    ledger.explain(each, 'The option "license" replaces it.');
  }
  const { ref, name } = values.license.value;
  return { license: ref ?? (name && nodes.blank('sc:CreativeWork', [{ text: name }])) };
}

/** What the validator takes as a version without a warning. */
const VERSION = /^\d+(?:\.\d+(?:\.\d+(?:-[\da-z-]+(?:\.[\da-z-]+)*)?(?:\+[\da-z-]+(?:\.[\da-z-]+)*)?)?)?$/i;

/** The version; one that is not like 1.2.3, or that an option replaces, is kept beside it with its date. */
function versionOf({ description, values, ledger }: Work): Written {
  const { version: stated } = description;
  const chosen = values.version;
  const isFit = chosen !== undefined && (chosen.origin === 'given' || VERSION.test(chosen.value));
  const version = isFit ? chosen.value : undefined;
  const datePublished = values.datePublished?.value;
  const dateModified = values.dateModified?.value;
  const identifier = spokenText(ledger, stated?.identifier);
  const date = ledger.keepIf(stated?.date);
  const beside = node({
    version: identifier === version ? undefined : identifier,
    datePublished: date === datePublished || date === dateModified ? undefined : date,
  });
  return {
    version,
    datePublished,
    dateModified,
    releaseNotes: compact(literals(spoken(ledger, stated?.notes ?? []))),
    'fair:version': Object.keys(beside).length > 0 ? beside : undefined,
  };
}

/** The keywords that were given, and what the dataset is about: Croissant takes plain texts only. */
function keywordsOf({ values, description: { terms }, ledger }: Work): readonly string[] {
  const words = [terms.concept, terms.classification].flatMap(
    (term) => ledger.pick(term?.words ?? [])?.value ?? [],
  );
  return [...new Set([...(values.keywords?.value ?? []), ...words])].filter(isText);
}

/** The variables once more, for search engines that do not read record sets. */
function variablesOf({ datasets }: Description, work: Work): readonly JsonObject[] {
  return datasets.flatMap(({ variables }) => variables.map((each) => measured(each, work)));
}

function measured(variable: Variable, { ledger }: Work): JsonObject {
  const { name, label, title, richDescription, description, terms, constraints } = variable;
  const texts: readonly (string | undefined)[] = [
    ledger.pick(richDescription)?.value,
    description?.value,
    ledger.pick(label)?.value,
    title?.value,
  ];
  const unit: Json | undefined = ledger.pick(terms.measurementUnit?.words ?? [])?.value;
  return node({
    '@type': 'sc:PropertyValue',
    name,
    description: texts.find(isText),
    propertyID: terms.concept?.refs[0]?.value,
    unitText: unit,
    minValue: constraints.minimum,
    maxValue: constraints.maximum,
  });
}
