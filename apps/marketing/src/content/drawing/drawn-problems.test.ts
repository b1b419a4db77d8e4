import type { Entity } from '@genmaster/app-model';
import { createPageDocuments } from '../page-document.ts';
import { siteIdentity } from '../site-identity.ts';
import { everyPage } from '../site-map.ts';
import { PICTURE_ENTITIES } from './picture-entities.ts';

const documents = createPageDocuments(siteIdentity('https://site.example'));
const problems = everyPage.flatMap(({ path }) =>
  [...JSON.stringify(documents(path)).matchAll(/"problem":"((?:[^"\\]|\\.)*)"/g)].map(([, problem]) => problem ?? ''),
);

it('describes an invalid value with the messages of the rules, also when it is empty', () => {
  expect(problems).toContain('Number is empty. Enter a value.');
  expect(problems.filter((problem) => /Invalid|undefined|Expected/.test(problem))).toEqual([]);
});

it('shows the choices of a definition in the language of the page', () => {
  const choices = Object.values<Entity>(PICTURE_ENTITIES).flatMap(({ fields }) =>
    fields.flatMap(({ choices = [] }) => choices),
  );
  const untranslated = choices.filter((choice) => /^[a-z ]+$/.test(choice)).join('|');
  // A cell with its tone, the value of a field, the label of a bar.
  const drawn = new RegExp(`(?:\\["[a-z]+",|"value":|"label":)"(?:${untranslated})"`, 'g');
  const inHindi = everyPage.filter(({ path }) => path.startsWith('/hi'));
  expect(inHindi.flatMap(({ path }) => JSON.stringify(documents(path)).match(drawn) ?? [])).toEqual([]);
});
