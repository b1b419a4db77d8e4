import type { PageContent } from '../../page-content.ts';
import { onlineIde } from './overview.ts';

export const onlineIdePages = [onlineIde] as const satisfies readonly PageContent[];
