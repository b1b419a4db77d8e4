// The public components, and the check of their documentation in the workshop.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { readPublicNames } from '../scripts/lib/public-names.mjs';
import { root } from '../scripts/lib/workspace.mjs';

const BLOCKS = 'apps/marketing/src/pages/blocks';

const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Lists every public component with its folder: the exports of the libraries' entry points, and the blocks of the
 * site's pages. A component has a name like `ThemePanel`; constants are `LIKE_THIS`.
 */
export function publicComponents() {
  const ofLibraries = publicLibraries().flatMap(({ name, folder }) =>
    Object.values(readPublicNames(folder))
      .flatMap(({ values }) => values)
      .filter((value) => /^[A-Z]\w*[a-z]/.test(value))
      .map((component) => ({ component, folder: `libs/${name}/src` })),
  );
  const blocks = filesIn(BLOCKS, '.tsx')
    .filter((path) => !/\.(?:stories|test)\.tsx$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/^export function ([A-Z]\w+)/gm)])
    .map(([, component]) => ({ component, folder: BLOCKS }));
  return [...ofLibraries, ...blocks];
}

/** Lists the missing parts of a component's documentation as messages; empty when it has its stories and its page. */
export function gapsOf(component, { stories, docs }) {
  if (!stories) return [`no *.stories.tsx has \`component: ${component}\``];
  return [
    ...['Default', 'Playground']
      .filter((name) => !new RegExp(`^export const ${name}: Story\\b`, 'm').test(stories))
      .map((name) => `no story "${name}"`),
    ...(docs ? [] : ['no .mdx beside its stories']),
    ...PARTS_OF_A_PAGE.filter(([, pattern]) => docs && !pattern.test(docs)).map(([part]) => `its page has no ${part}`),
  ];
}

const allStories = () => ['libs', 'apps/marketing/src'].flatMap((folder) => filesIn(folder, '.stories.tsx'));

/** Lists the stories outside the given folders of the workshop: nobody would see them, and no check would run them. */
export function storiesOutside(folders) {
  return allStories().filter((path) => !folders.some((folder) => join(root, path).startsWith(`${folder}/`)));
}

/** Lists the stories without a documentation page: their components would have no description and no properties. */
export function storiesWithoutPage() {
  return allStories().filter((path) => !existsSync(join(root, path.replace(/\.stories\.tsx$/, '.mdx'))));
}

/** Required parts of a page: when to use the component, its anatomy, what to do and not, its keys and live properties. */
const PARTS_OF_A_PAGE = [
  ['link to its stories (`<Meta of={Stories} />`)', /^<Meta of=\{Stories\} \/>$/m],
  ['word on when to use it, before the first heading', /^# .+\n\n[^#]*\bUse it\b/m],
  ['"## Anatomy"', /^## Anatomy$/m],
  ['"## Do and don’t" with a table', /^## Do and don’t\n\n\|/m],
  ['"## Keys"', /^## Keys$/m],
  ['"## Props" with its properties', /^## Props$[^]*<(?:Controls|ArgTypes) of=\{/m],
];

/** Returns the stories and the page of a component, as text; `undefined` for a missing one. */
export function workshopFilesOf({ component, folder }) {
  const paths = filesIn(folder, '.stories.tsx').filter((file) =>
    new RegExp(`\\bcomponent: ${component}\\b`).test(read(file)),
  );
  // A part that cannot be used alone has stories that show the whole component; stories with its own name come first.
  const ownName = component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const path = paths.find((file) => file.endsWith(`/${ownName}.stories.tsx`)) ?? paths[0];
  if (!path) return {};
  const page = path.replace(/\.stories\.tsx$/, '.mdx');
  return { stories: read(path), docs: filesIn(folder, '.mdx').includes(page) ? read(page) : undefined };
}
