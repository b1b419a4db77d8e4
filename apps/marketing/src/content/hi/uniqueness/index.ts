import type { PageContent } from '../../page-content.ts';
import { uniqueness } from './overview.ts';

export const uniquenessPages = [uniqueness] as const satisfies readonly PageContent[];
