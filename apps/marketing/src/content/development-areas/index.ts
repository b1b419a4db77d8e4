import type { PageContent } from '../page-content.ts';
import { mobileDevelopment } from './mobile-development.ts';
import { developmentAreas } from './overview.ts';
import { softwareApplicationDevelopment } from './software-application-development.ts';
import { websiteDevelopment } from './website-development.ts';

export const developmentAreasPages = [
  developmentAreas,
  websiteDevelopment,
  mobileDevelopment,
  softwareApplicationDevelopment,
] as const satisfies readonly PageContent[];
