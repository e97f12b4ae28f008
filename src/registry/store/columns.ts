/** The columns of schemas, versions and changes that records are read from, and the tables that they come from. */
export const SCHEMA = `s.id, o.name as owner, s.name, s.title, s.description, s.compatibility, s.transitive, s.versioning,
  s.least_readiness, s.updated, l.number as latest`;
export const SCHEMAS = `schema s join owner o on o.id = s.owner left join version l on l.id = s.latest`;
export const VERSION = `v.id, o.name as owner, s.name, v.number, v.state, v.digest, v.media_type, c.size, v.options, v.identifier,
  v.license, v.readiness, v.facts, v.at, v.by_whom, v.reason, v.replaced_by`;
export const VERSIONS = `version v join schema s on s.id = v.schema join owner o on o.id = s.owner join content c on c.digest = v.digest`;

export const CHANGE = 'c.seq, c.at, c.kind, o.name as owner, s.name, c.number, c.detail';
export const CHANGES = 'change c join schema s on s.id = c.schema join owner o on o.id = s.owner';
