// Values
export { renderLlmsText } from './llms-text.ts';
export { renderRobots } from './robots.ts';
export { renderSitemap } from './sitemap.ts';
export { renderWebManifest } from './web-manifest.ts';

// Types
export type { LlmsTextFacts } from './llms-text.ts';
export type { RobotsPolicy } from './robots.ts';
export type { WebManifestFacts, WebManifestIcon } from './web-manifest.ts';
