export { API_CATALOG_TYPE, apiCatalog } from './api-catalog.js';
export { atomFeed } from './atom.js';
export type { ServiceInfo } from './service.js';
export {
  MOST_ADDRESSES,
  robotsTxt,
  type SitemapAddress,
  sitemap,
  sitemapAddress,
  sitemapIndex,
} from './sitemap.js';
