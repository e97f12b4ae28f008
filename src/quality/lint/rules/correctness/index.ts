import type { Rule } from '../../rule.js';
import { dateOrder } from './date-order.js';
import { keywordScope } from './keyword-scope.js';
import { knownPrefix } from './known-prefix.js';
import { localRefResolves } from './local-ref-resolves.js';
import { noEmptyText } from './no-empty-text.js';
import { noMisprefixedKeyword } from './no-misprefixed-keyword.js';
import { noUnknownKeyword } from './no-unknown-keyword.js';
import { noUnknownMember } from './no-unknown-member.js';
import { qualityMeasurement } from './quality-measurement.js';
import { refIsIri } from './ref-is-iri.js';
import { relationVariables } from './relation-variables.js';
import { resourceTypePlacement } from './resource-type-placement.js';
import { sentinelConst } from './sentinel-const.js';
import { validCodes } from './valid-codes.js';
import { validDate } from './valid-date.js';
import { validKeywordValue } from './valid-keyword-value.js';
import { validLanguageTag } from './valid-language-tag.js';
import { validOrcid } from './valid-orcid.js';

/** The rules that find wrong annotations, in the order of the catalogue. */
export const correctness: readonly Rule[] = [
  noUnknownKeyword,
  noMisprefixedKeyword,
  noUnknownMember,
  validKeywordValue,
  keywordScope,
  resourceTypePlacement,
  validLanguageTag,
  noEmptyText,
  validDate,
  dateOrder,
  refIsIri,
  knownPrefix,
  localRefResolves,
  relationVariables,
  sentinelConst,
  validCodes,
  validOrcid,
  qualityMeasurement,
];
