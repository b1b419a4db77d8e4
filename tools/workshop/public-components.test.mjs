import assert from 'node:assert/strict';
import { test } from 'node:test';
import workshop from '../../.storybook/main.ts';
import { gapsOf, publicComponents, storiesOutside, storiesWithoutPage, workshopFilesOf } from './public-components.mjs';

const components = publicComponents();

test('finds components of libraries and blocks of the site', () => {
  const names = components.map(({ component }) => component);
  for (const name of ['AuthProvider', 'ColorPicker', 'ThemePanel', 'Cards']) assert.ok(names.includes(name), name);
});

for (const each of components) {
  test(`${each.component} has its documentation in the workshop: Default, Playground and a page`, () => {
    assert.deepEqual(gapsOf(each.component, workshopFilesOf(each)), []);
  });
}

test('every story is in the workshop', () => {
  assert.deepEqual(storiesOutside(workshop.stories.map(({ directory }) => directory)), []);
  assert.notDeepEqual(storiesOutside([]), []);
});

test('every story has a page', () => assert.deepEqual(storiesWithoutPage(), []));

const stories = 'export const Default: Story = {};\nexport const Playground: Story = {};\n';
const docs =
  '<Meta of={Stories} />\n\n# Card\n\nUse it for one thing.\n\n## Anatomy\n\n## Do and don’t\n\n| Do | Don’t |\n\n## Keys\n\n## Props\n\n<Controls of={Stories.Default} />\n';

for (const { title, files, gaps } of [
  { title: 'nothing where all is there', files: { stories, docs }, gaps: [] },
  { title: 'a component without stories', files: {}, gaps: ['no *.stories.tsx has `component: Card`'] },
  {
    title: 'a story that is not there',
    files: { stories: stories.replace('Playground', 'Empty'), docs },
    gaps: ['no story "Playground"'],
  },
  { title: 'a page that is not there', files: { stories }, gaps: ['no .mdx beside its stories'] },
  {
    title: 'a page without keys and properties',
    files: { stories, docs: docs.replace('## Keys', '## Colours').replace('<Controls', '<Canvas') },
    gaps: ['its page has no "## Keys"', 'its page has no "## Props" with its properties'],
  },
  {
    title: 'a page that does not say what to do and what not',
    files: { stories, docs: docs.replace('Do and don’t', 'Notes') },
    gaps: ['its page has no "## Do and don’t" with a table'],
  },
  {
    title: 'a page that does not say when to use it',
    files: { stories, docs: docs.replace('Use it for one thing.', 'A card.') },
    gaps: ['its page has no word on when to use it, before the first heading'],
  },
]) {
  test(`reports ${title}`, () => assert.deepEqual(gapsOf('Card', files), gaps));
}
