import type { PageContent } from '../page-content.ts';
import { corePages } from './core/index.ts';

/**
 * The pages that are in Hindi, in the order of the site map.
 *
 * Each has the address of its English page, and its links do too; the site serves it below `/hi` and leads its links
 * to Hindi pages where there are some.
 */
export const hindiPages: readonly PageContent[] = [...corePages];
