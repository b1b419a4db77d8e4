import { AREA_IDS } from './page-content.ts';
import { canonicalAddress, languageOf } from '@genmaster/i18n';
import {
  addressToRead,
  aliases,
  everyPage,
  findPage,
  hindiPages,
  notFoundPageFor,
  notFoundPages,
  pages,
  sitePaths,
  translatedPages,
} from './site-map.ts';

/** The addresses of the specification, §2. */
const SPECIFIED = `
  / /hroot /about-us /contact-us /case-studies
  /uniqueness /uniqueness/power /uniqueness/database-neutrality /uniqueness/voice-control /uniqueness/code-obfuscator
  /uniqueness/auto-manual-code-bifracation
  /inbuilt-solutions /inbuilt-solutions/multilingual /inbuilt-solutions/gen-grid /inbuilt-solutions/import-export
  /inbuilt-solutions/reporting-tool /inbuilt-solutions/controls-tools /inbuilt-solutions/form-validation
  /online-ide /online-ide/security-wfh-developers /online-ide/file-access-control /online-ide/code-debugger
  /online-ide/multi-tenant-architecture /online-ide/code-management /online-ide/file-structure
  /online-ide/source-code-editor
  /coding-solutions /coding-solutions/project-management-tool /coding-solutions/code-validation-standardisation
  /coding-solutions/cross-platform-support /coding-solutions/project-configuration
  /coding-solutions/multi-programming-language-support /coding-solutions/export-import-source-code
  /designingtool /designing-tool /designing-tool/predefined-templates /designing-tool/multi-page-forms
  /designing-tool/multi-themes /designing-tool/ui-builder
  /api-generator /api-generator/workflow-api-bug-free-development /api-generator/auto-api-generation
  /api-generator/third-party-api-integration /api-generator/custom-apis
  /generative-ai /generative-ai/text-generation /generative-ai/ai-assistant-chatbot /generative-ai/image-code
  /generative-ai/srs-generation /generative-ai/automatic-form-filling /generative-ai/ai-code-analyzer
  /development-areas /development-areas/website-development /development-areas/mobile-development
  /development-areas/software-application-development
`
  .trim()
  .split(/\s+/);

/** Further addresses. */
const ADDED: readonly string[] = [];

it('has exactly the 55 addresses of the specification and the later ones, in English', () => {
  expect(SPECIFIED).toHaveLength(55);
  expect(sitePaths.filter((path) => languageOf(path) === 'en').toSorted()).toEqual([...SPECIFIED, ...ADDED].toSorted());
});

describe('below /hi', () => {
  it('has the pages with a Hindi translation, and no other address', () => {
    const inHindi = sitePaths.filter((path) => languageOf(path) === 'hi').map(canonicalAddress);

    expect(inHindi).toEqual(hindiPages.map(({ path }) => path));
    expect(translatedPages.map(({ path }) => canonicalAddress(path))).toEqual(inHindi);
  });

  it('falls back to the English address where there is no Hindi page', () => {
    expect(addressToRead('hi', '/uniqueness')).toBe('/hi/uniqueness');
    expect(addressToRead('hi', '/hroot')).toBe('/hroot');
  });

  it('has no duplicate address', () => {
    expect(new Set(everyPage.map(({ path }) => path)).size).toBe(everyPage.length);
  });

  it('has a not-found page in its own language', () => {
    expect(notFoundPages.map(({ path }) => path)).toEqual(['/404', '/hi/404']);
    expect(notFoundPageFor('/hi/nowhere')).toBe(notFoundPages[1]);
    expect(notFoundPageFor('/history')).toBe(notFoundPages[0]);
  });
});

it('has one page at one address for each of them, except the alias', () => {
  const count = SPECIFIED.length - 1 + ADDED.length;
  expect(pages).toHaveLength(count);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(count);
});

it('has one alias, which shows the home page', () => {
  expect(aliases).toEqual({ '/hroot': '/' });
  expect(findPage('/hroot')).toBe(findPage('/'));
});

it.each(['/unknown', '/about-us/', '/About-us', '', '/toString', '/constructor', '/hi/', '/hi/hroot'])(
  'has no page at "%s"',
  (path) => {
    expect(findPage(path)).toBeUndefined();
  },
);

it('assigns every page to the area at the start of its address', () => {
  const besides = pages.filter(({ path, area }) => path !== `/${area}` && !path.startsWith(`/${area}/`));

  expect(besides.map(({ path, area }) => `${path} in ${area}`)).toEqual([
    '/ in core',
    '/about-us in core',
    '/contact-us in core',
    '/case-studies in core',
    '/designingtool in designing-tool',
  ]);
});

it('has one overview for every area except the core, at the address of the area', () => {
  const overviews = pages.filter(({ kind, area }) => kind === 'collection' && area !== 'core');

  expect(overviews.map(({ path }) => path)).toEqual(AREA_IDS.filter((id) => id !== 'core').map((id) => `/${id}`));
});
