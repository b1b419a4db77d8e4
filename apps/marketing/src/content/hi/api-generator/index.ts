import type { PageContent } from '../../page-content.ts';
import { apiGenerator } from './overview.ts';

export const apiGeneratorPages = [apiGenerator] as const satisfies readonly PageContent[];
