export { API_CATALOG_TYPE, apiCatalog } from './api-catalog.js';
export { atomFeed } from './atom.js';
export { dataciteXml } from './datacite.js';
export {
  type CataloguePage,
  catalogueGraph,
  datasetGraph,
  MOST_DATASETS,
  rootGraph,
  seriesGraph,
} from './dcat.js';
export { dublinCoreXml } from './dublin-core.js';
export { type CataloguedVersion, type Entry, entryOf, type Representation } from './entry.js';
export type { Graph } from './graph.js';
export {
  type HarvestedPage,
  type HarvestedVersion,
  type HarvestRange,
  type HarvestSource,
  oaiIdentifier,
  oaiPmh,
  RECORDS_A_PAGE,
} from './oai-pmh.js';
export type { ServiceInfo } from './service.js';
export {
  MOST_ADDRESSES,
  NUMBERS_A_SITEMAP,
  robotsTxt,
  type SitemapAddress,
  sitemap,
  sitemapAddress,
  sitemapIndex,
} from './sitemap.js';
