import type { ChangeClass } from '../change.js';
import { classificationChanged } from './classification-changed.js';
import { codeLabel } from './code-label.js';
import { codeAdded, codeRemoved } from './code-list.js';
import { codeMeaning } from './code-meaning.js';
import { conceptChanged } from './concept-changed.js';
import { contributorAdded, contributorChanged, contributorRemoved } from './contributor.js';
import { coverageGrown, coverageMoved, coverageShrunk } from './coverage.js';
import { idChanged, layoutChanged, tableAdded, tableRemoved } from './dataset.js';
import { licenseChanged, licenseLoosened, licenseTightened } from './license.js';
import { populationChanged } from './population-changed.js';
import { qualityChanged } from './quality-changed.js';
import { quantityChanged } from './quantity-changed.js';
import { relationAdded, relationChanged } from './relation-changed.js';
import { sentinelAdded, sentinelRemoved } from './sentinel.js';
import { statementAdded, statementRemoved } from './statement.js';
import { techniqueChanged } from './technique-changed.js';
import { textChanged } from './text-changed.js';
import { unitChanged, unitNamed } from './unit.js';
import { variableRenamed } from './variable-renamed.js';

/** The classes of changes of what data mean, the gravest first. */
export const meaningClasses: readonly ChangeClass[] = [
  tableRemoved,
  variableRenamed,
  relationChanged,
  unitChanged,
  quantityChanged,
  populationChanged,
  conceptChanged,
  codeMeaning,
  codeRemoved,
  sentinelRemoved,
  layoutChanged,
  licenseTightened,
  coverageShrunk,
  sentinelAdded,
  classificationChanged,
  codeLabel,
  codeAdded,
  techniqueChanged,
  licenseChanged,
  statementRemoved,
  coverageMoved,
  contributorRemoved,
  qualityChanged,
  idChanged,
  licenseLoosened,
  statementAdded,
  coverageGrown,
  tableAdded,
  relationAdded,
  unitNamed,
  contributorAdded,
  contributorChanged,
  textChanged,
];
