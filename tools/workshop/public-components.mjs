// The components that somebody outside may use, and what the workshop says of each.
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
 * Every public component with the folder that it lives in: what the doors of the libraries give, and the blocks that a
 * page of the site is made of. A component is what has a name like `ThemePanel`; constants are `LIKE_THIS`.
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

/**
 * What is missing in the workshop for a component, in words; nothing when it has its stories and its page.
 */
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

/** The stories that have no page beside them: what they show would have no name, no use and no properties. */
export function storiesWithoutPage() {
  const folders = [...publicLibraries().map(({ name }) => `libs/${name}/src`), 'apps/marketing/src'];
  return folders
    .flatMap((folder) => filesIn(folder, '.stories.tsx'))
    .filter((path) => !existsSync(join(root, path.replace(/\.stories\.tsx$/, '.mdx'))));
}

/** What a page tells: when to use the component, how it is made, its keys and its properties, live. */
const PARTS_OF_A_PAGE = [
  ['link to its stories (`<Meta of={Stories} />`)', /^<Meta of=\{Stories\} \/>$/m],
  ['word on when to use it, before the first heading', /^# .+\n\n[^#]*\bUse it\b/m],
  ['"## Anatomy"', /^## Anatomy$/m],
  ['"## Keys"', /^## Keys$/m],
  ['"## Props" with its properties', /^## Props$[^]*<(?:Controls|ArgTypes) of=\{/m],
];

/** The stories and the page of a component, as text; `undefined` for what is not there. */
export function workshopFilesOf({ component, folder }) {
  const paths = filesIn(folder, '.stories.tsx').filter((file) =>
    new RegExp(`\\bcomponent: ${component}\\b`).test(read(file)),
  );
  // A part that is nothing by itself has stories that show the whole component; those of its own name come first.
  const ownName = component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const path = paths.find((file) => file.endsWith(`/${ownName}.stories.tsx`)) ?? paths[0];
  if (!path) return {};
  const page = path.replace(/\.stories\.tsx$/, '.mdx');
  return { stories: read(path), docs: filesIn(folder, '.mdx').includes(page) ? read(page) : undefined };
}
