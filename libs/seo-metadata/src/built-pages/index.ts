export { checkTruth, type TruthOptions } from './check-truth.ts';
export { comparePages, type HeadChange, type PageChange } from './compare-pages.ts';
export type { PageReading, ReadLink, ReadVideo } from './page-reading.ts';
export { readPage } from './read-page.ts';
export { renderHeadReport, type HeadReportOptions } from './render-head-report.ts';
export type { Finding, FindingLevel } from '../checks/finding.ts';
