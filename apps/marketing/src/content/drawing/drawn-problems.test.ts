import { createPageDocuments } from '../page-document.ts';
import { siteIdentity } from '../site-identity.ts';
import { everyPage } from '../site-map.ts';

const documents = createPageDocuments(siteIdentity('https://site.example'));
const problems = everyPage.flatMap(({ path }) =>
  [...JSON.stringify(documents(path)).matchAll(/"problem":"((?:[^"\\]|\\.)*)"/g)].map(([, problem]) => problem ?? ''),
);

it('describes an invalid value with the messages of the rules, also when it is empty', () => {
  expect(problems).toContain('Number is empty. Enter a value.');
  expect(problems.filter((problem) => /Invalid|undefined|Expected/.test(problem))).toEqual([]);
});
