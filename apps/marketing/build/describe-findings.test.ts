import { createSiteResolver } from '../src/content/page-document.ts';
import { siteIdentity } from '../src/content/site-identity.ts';
import { pages } from '../src/content/site-map.ts';
import { describeFindings } from './describe-findings.ts';

const site = siteIdentity('https://site.example');
const describeWith = (remote: unknown) => describeFindings(createSiteResolver(site, { remote }));

it('has no findings for the built-in metadata', () => {
  expect(describeWith(null)).toBeNull();
});

it('names the page and the field of a title that search results truncate', () => {
  const line = describeWith({ '/about-us': { title: 'Long '.repeat(20) } });

  expect(line).toContain('with findings (1)');
  expect(line).toContain('/about-us title: 99 characters; results show about 60.');
});

it('lists a few and counts the others', () => {
  const remote = Object.fromEntries(
    pages.slice(0, 8).map(({ path }) => [path, { title: `${'Long '.repeat(20)}${path}` }]),
  );

  expect(describeWith(remote)).toMatch(/with findings \(8\).* And 3 more\.$/);
});
