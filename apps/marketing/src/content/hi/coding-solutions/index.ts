import type { PageContent } from '../../page-content.ts';
import { codingSolutions } from './overview.ts';

export const codingSolutionsPages = [codingSolutions] as const satisfies readonly PageContent[];
