import type { Rule } from '../../rule.js';
import { contributorCreator } from './contributor-creator.js';
import { contributorRole, contributorType } from './contributor-members.js';
import { contributorPublisher } from './contributor-publisher.js';
import { contributorRef } from './contributor-ref.js';
import { datasetContributors } from './dataset-contributors.js';
import { datasetCoverage } from './dataset-coverage.js';
import { datasetDescription } from './dataset-description.js';
import { datasetLicense } from './dataset-license.js';
import { datasetTitle } from './dataset-title.js';
import { datasetVariables } from './dataset-variables.js';
import { datasetVersion } from './dataset-version.js';
import { descriptionLength } from './description-length.js';
import { dialectDeclared } from './dialect-declared.js';
import { knownLicense } from './known-license.js';
import { licenseRef } from './license-ref.js';
import { nestedDatasetType } from './nested-dataset-type.js';
import { resourceType } from './resource-type.js';
import { schemaId } from './schema-id.js';
import { schemaIdPersistent } from './schema-id-persistent.js';
import { schemaIdProtocol } from './schema-id-protocol.js';
import { structureType } from './structure-type.js';
import { temporalCoverageBounds } from './temporal-coverage-bounds.js';
import { versionDate } from './version-date.js';

/** What a dataset lacks that reuse and the exports need. */
export const completeness: readonly Rule[] = [
  schemaId,
  schemaIdPersistent,
  schemaIdProtocol,
  dialectDeclared,
  resourceType,
  datasetTitle,
  datasetDescription,
  descriptionLength,
  datasetLicense,
  licenseRef,
  knownLicense,
  datasetVersion,
  versionDate,
  datasetContributors,
  contributorCreator,
  contributorPublisher,
  contributorRef,
  contributorRole,
  contributorType,
  datasetCoverage,
  temporalCoverageBounds,
  structureType,
  datasetVariables,
  nestedDatasetType,
];
