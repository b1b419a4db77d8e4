import type { PageContent } from '../../page-content.ts';
import { inbuiltSolutions } from './overview.ts';

export const inbuiltSolutionsPages = [inbuiltSolutions] as const satisfies readonly PageContent[];
