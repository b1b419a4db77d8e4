// Values
export { renderFeed } from './feed.ts';
export { INDEX_NOW_ADDRESS, indexNowKeyPath, indexNowRequests } from './index-now.ts';
export { renderLlmsText } from './llms-text.ts';
export { renderRobots } from './robots.ts';
export { renderSecurityText } from './security-text.ts';
export { renderSitemap, renderSitemapFiles } from './sitemap.ts';
export { renderWebManifest } from './web-manifest.ts';

// Types
export type { FeedFacts, FeedItem } from './feed.ts';
export type { IndexNowRequest } from './index-now.ts';
export type { LlmsTextFacts } from './llms-text.ts';
export type { RobotsPolicy } from './robots.ts';
export type { SecurityTextFacts } from './security-text.ts';
export type { WebManifestFacts, WebManifestIcon } from './web-manifest.ts';
