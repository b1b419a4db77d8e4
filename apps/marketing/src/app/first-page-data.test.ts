/** @jest-environment ./src/testing/browser-environment.ts */
import { buildNavigation } from '../content/navigation.ts';
import { createPageDocuments } from '../content/page-document.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { FIRST_PAGE_ID, printFirstPageData, readFirstPageData, type FirstPageData } from './first-page-data.ts';

const site = siteIdentity('https://site.example');
const data: FirstPageData = {
  document: createPageDocuments(site)('/'),
  navigation: buildNavigation(),
  site,
  metadataSource: 'BUILT_IN',
  parentOrigins: [],
};

const withHeading = (heading: string): FirstPageData => ({
  ...data,
  document: { ...data.document, page: { ...data.document.page, heading } },
});

/** Returns a parsed page with the data block. */
const pageWith = (text: string) =>
  new DOMParser().parseFromString(
    `<!doctype html><body><script id="${FIRST_PAGE_ID}" type="application/json">${text}</script><p>after</p></body>`,
    'text/html',
  );

it('parses its own output', () => {
  expect(readFirstPageData(pageWith(printFirstPageData(data)))).toEqual(data);
});

it.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '<!--',
  ']]>',
  '\u2028 & "quotes" \\',
  '<\u002fSCRIPT >',
])('escapes “%s”', (heading) => {
  const printed = printFirstPageData(withHeading(heading));
  const page = pageWith(printed);

  expect(printed).not.toContain('<');
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('p')?.textContent).toBe('after');
  expect(readFirstPageData(page).document.page.heading).toBe(heading);
});

it.each([
  { what: 'no block', page: document.implementation.createHTMLDocument() },
  { what: 'an empty block', page: pageWith('') },
])('throws when a page carries $what', ({ page }) => {
  expect(() => readFirstPageData(page)).toThrow(
    '[marketing] This page carries no data. It stays as it is; serve the built site.',
  );
});
