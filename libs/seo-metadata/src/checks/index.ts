// Values
export { checkPage, DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from './check-page.ts';
export { checkSite } from './check-site.ts';
export { checkStructuredData } from './check-structured-data.ts';
export { countCharacters } from './count-characters.ts';

// Types
export type { CheckOptions } from './check-structured-data.ts';
export type { Finding, FindingLevel } from './finding.ts';
