/** What catalogues say of the service itself. */
export interface ServiceInfo {
  /** Its address, without a slash at its end. */
  readonly base: string;
  readonly title: string;
  readonly description?: string;
  /** Who runs it. */
  readonly operator: { readonly name: string; readonly homepage?: string; readonly ror?: string };
  /** Where its administrators are reached: OAI-PMH asks for an address. */
  readonly email: string;
  /** The licence of the metadata: an IRI. */
  readonly license?: string;
  /** The language of its texts. */
  readonly language?: string;
  /** The version of the program. */
  readonly version?: string;
  /** When it was set up, and when it last changed. */
  readonly issued: string;
  readonly modified?: string;
}
