import { inlineScriptsOf } from './inline-scripts.ts';

it('returns the exact texts of executed inline scripts, in order', () => {
  const html = `<head><script>first()</script></head><body><p>text</p><script data-entry="/a.js"> second("&amp;") 
</script></body>`;

  expect(inlineScriptsOf(html)).toEqual(['first()', ' second("&amp;") \n']);
});

it.each([
  { what: 'data blocks', html: '<script type="application/json">{}</script>' },
  { what: 'structured data', html: '<script type="application/ld+json">{}</script>' },
  { what: 'scripts with an address', html: '<script src="/a.js"></script><script type="module" src="/b.js"></script>' },
  { what: 'script in text', html: '<p>&lt;script&gt;no()&lt;/script&gt;</p>' },
  { what: 'commented script', html: '<!-- <script>no()</script> -->' },
])('ignores $what', ({ html }) => {
  expect(inlineScriptsOf(html)).toEqual([]);
});

it.each([
  { what: 'inline modules', html: '<script type="module">go()</script>', text: 'go()' },
  { what: 'import maps', html: '<script type="importmap">{"imports":{}}</script>', text: '{"imports":{}}' },
])('includes $what, which the policy has to allow as well', ({ html, text }) => {
  expect(inlineScriptsOf(html)).toEqual([text]);
});
