import { readFileSync } from 'node:fs';
import type { PageSource } from '../content/compile/source.ts';

/** In place of `page-files.ts` in tests: the pages that `read-pages-once.ts` parsed. */
export const pageFiles = JSON.parse(readFileSync(process.env['TEST_PAGES'] ?? '', 'utf8')) as readonly PageSource[];
