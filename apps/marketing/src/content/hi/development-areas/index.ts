import type { PageContent } from '../../page-content.ts';
import { developmentAreas } from './overview.ts';

export const developmentAreasPages = [developmentAreas] as const satisfies readonly PageContent[];
