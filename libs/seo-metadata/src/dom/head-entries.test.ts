/**
 * @jest-environment jsdom
 */
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { renderHead } from '../core/render-head.ts';
import { exampleSite } from '../testing/example-site.ts';
import { createHeadEntries } from './head-entries.ts';
import { createHeadManager } from './head-manager.ts';

const resolver = createMetadataResolver(exampleSite);
const [home, about, area] = ['/', '/about-us', '/uniqueness'].map((path) => resolver.resolve(path)) as [
  ReturnType<typeof resolver.resolve>,
  ReturnType<typeof resolver.resolve>,
  ReturnType<typeof resolver.resolve>,
];
const settled = () => Promise.resolve();

/** Sets up a prerendered home page and the list of its later titles. */
function setUp() {
  document.head.innerHTML = renderHead(home);
  const titles: string[] = [];
  const head = createHeadManager(document);
  const entries = createHeadEntries({
    apply: (resolved) => {
      head.apply(resolved);
      titles.push(document.title);
    },
    dispose: () => {
      head.dispose();
      titles.push(document.title);
    },
  });
  return { entries, titles };
}

it('shows nothing before it is requested', () => {
  const { entries, titles } = setUp();
  entries.open();

  expect(titles).toEqual([]);
});

it('restores the head when the last entry is withdrawn', async () => {
  const before = setUp();
  const printed = document.head.innerHTML;
  const entry = before.entries.open();
  entry.show(about);
  expect(document.title).toBe(about.title);

  entry.withdraw();
  await settled();
  expect(document.head.innerHTML).toBe(printed);
});

it('gives the last opened entry priority, in any order of display', () => {
  const { entries } = setUp();
  const [layout, page] = [entries.open(), entries.open()];
  page.show(about);
  layout.show(area);

  expect(document.title).toBe(about.title);
});

it('falls back to the entry below', async () => {
  const { entries } = setUp();
  const [layout, page] = [entries.open(), entries.open()];
  layout.show(area);
  page.show(about);

  page.withdraw();
  await settled();
  expect(document.title).toBe(area.title);
});

it('moves from one page to the next without an intermediate state', async () => {
  const { entries, titles } = setUp();
  const first = entries.open();
  first.show(about);

  first.withdraw();
  entries.open().show(area);
  await settled();

  expect(titles).toEqual([about.title, area.title]);
});

it('treats a second withdrawal as the first', async () => {
  const { entries, titles } = setUp();
  const entry = entries.open();
  entry.show(about);

  entry.withdraw();
  entry.withdraw();
  await settled();
  entry.withdraw();
  await settled();
  expect(titles).toEqual([about.title, home.title]);
});
