import type { DialectOptions } from '../../data/tables/index.js';

/** A person or organization that no keyword names. */
export interface GivenAgent {
  readonly name: string;
  /** An IRI that identifies it (ORCID, ROR, …). */
  readonly identifier?: string;
  readonly url?: string;
  /** `Individual` or `Organization`; by default a publisher is an organization, a creator a person. */
  readonly type?: 'Individual' | 'Organization';
  /** The organization that a person belongs to. */
  readonly affiliation?: { readonly name: string; readonly identifier?: string; readonly url?: string };
}

/** A file or service that has the data. */
export interface GivenDistribution {
  readonly contentUrl: string;
  readonly encodingFormat: string;
  readonly sha256?: string;
  readonly md5?: string;
  readonly contentSize?: string;
  /** The delimiter of a file of cells. */
  readonly delimiter?: string;
  /** The columns of a file of cells, in their order. */
  readonly columns?: readonly string[];
  /** The table that it contains. Default: the only table, or all of them. */
  readonly table?: string;
}

/** The role of a column in its table. */
export type Role = 'identifier' | 'measure' | 'attribute' | 'dimension' | 'descriptor' | 'value';

/** Values that no keyword can state. */
export interface ExportOptions {
  readonly identifier?: string;
  readonly url?: string;
  readonly datePublished?: string;
  readonly dateModified?: string;
  readonly version?: string;
  /** An IRI, or a name. */
  readonly license?: string;
  readonly publisher?: GivenAgent;
  readonly creator?: readonly GivenAgent[];
  readonly keywords?: readonly string[];
  /** The language, for properties that take one. */
  readonly language?: string;
  readonly distribution?: readonly GivenDistribution[];
  /** Whether the data changes continuously, so that no checksum can be given. */
  readonly isLive?: boolean;
  readonly citeAs?: string;
  /** The licence of the metadata: an IRI. */
  readonly recordLicense?: string;
  /** The columns that identify a row, by table. */
  readonly keys?: { readonly [table: string]: readonly string[] };
  readonly roles?: { readonly [column: string]: Role };
  /** Who may have the data, and how: an IRI, or words. */
  readonly conditionsOfAccess?: string;
  readonly isAccessibleForFree?: boolean;
  /** The catalogue that lists the dataset. */
  readonly catalog?: { readonly name: string; readonly url?: string };
  /** The sources that the producing activity used: IRIs. */
  readonly used?: readonly string[];
  /** Whether the document carries the schema that it was made from, if that is short; yes by default. */
  readonly embed?: boolean;
  /** How CSV files are written, for the checks of data; exports do not use it. */
  readonly dialect?: DialectOptions;
  /** Whether to fill in missing values that follow from the document or from this export. Default: true. */
  readonly assume?: boolean;
}
