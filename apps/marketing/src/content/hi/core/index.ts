import type { PageContent } from '../../page-content.ts';
import { aboutUs } from './about-us.ts';
import { caseStudies } from './case-studies.ts';
import { contactUs } from './contact-us.ts';
import { home } from './home.ts';

export const corePages = [home, aboutUs, contactUs, caseStudies] as const satisfies readonly PageContent[];
