/**
 * @jest-environment jsdom
 */
import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { renderHead } from '../core/render-head.ts';
import { createHeadEntries, createHeadManager } from '../dom/index.ts';
import { exampleSite } from '../testing/example-site.ts';
import { usePageMetadata } from './index.ts';

const resolver = createMetadataResolver(exampleSite);
const titleOf = (path: string) => resolver.resolve(path).title;
const settled = () => Promise.resolve();

/** Sets up a prerendered home page and a component that shows the head of an address. */
function setUp() {
  document.head.innerHTML = renderHead(resolver.resolve('/'));
  const entries = createHeadEntries(createHeadManager(document));
  const heads = new Map(exampleSite.routes.map(({ path }) => [path, resolver.resolve(path)]));
  function Route({ path, children }: { path: string | null; children?: ReactNode }) {
    usePageMetadata(entries, path === null ? null : heads.get(path));
    return children;
  }
  return { Route };
}

it('shows the head of the current route and restores it when the route is left', async () => {
  const { Route } = setUp();
  const { unmount } = render(<Route path="/about-us" />, { wrapper: StrictMode });
  expect(document.title).toBe(titleOf('/about-us'));
  expect(document.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);

  unmount();
  await settled();
  expect(document.title).toBe(titleOf('/'));
});

it('follows the route while it stays', () => {
  const { Route } = setUp();
  const { rerender } = render(<Route path="/about-us" />);

  rerender(<Route path="/uniqueness" />);
  expect(document.title).toBe(titleOf('/uniqueness'));
});

it('moves from one route to the next', async () => {
  const { Route } = setUp();
  const { rerender } = render(<Route key="a" path="/about-us" />);

  rerender(<Route key="b" path="/uniqueness" />);
  await settled();
  expect(document.title).toBe(titleOf('/uniqueness'));
});

it('gives a page priority over its layout, and shows the layout when the page has nothing', async () => {
  const { Route } = setUp();
  const pageIn = (path: string | null) => (
    <Route path="/uniqueness">
      <Route path={path} />
    </Route>
  );
  const { rerender } = render(pageIn('/uniqueness/power'), { wrapper: StrictMode });
  expect(document.title).toBe(titleOf('/uniqueness/power'));

  rerender(pageIn(null));
  await settled();
  expect(document.title).toBe(titleOf('/uniqueness'));
});

it('changes nothing while a page is rendered to a string', () => {
  const { Route } = setUp();

  expect(renderToString(<Route path="/about-us" />)).toBe('');
  expect(document.title).toBe(titleOf('/'));
});
