/** @jest-environment ./src/testing/browser-environment.ts */
import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SoftLinks } from './soft-links.tsx';

/** Renders the listener on a page at `/here?a=1`, beside a link, and presses the link. */
async function press(
  link: string,
  init: MouseEventInit = {},
  prepare: (anchor: HTMLAnchorElement) => void = () => undefined,
) {
  const router = createMemoryRouter([{ path: '*', Component: SoftLinks }], { initialEntries: ['/here?a=1'] });
  render(<RouterProvider router={router} />);
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = link;
  const anchor = holder.querySelector('a')!;
  prepare(anchor);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // The browser’s own navigation, which jsdom does not have.
  const left = jest.fn((last: Event) => last.preventDefault());
  const isLeft = () => left.mock.calls.length > 0;
  const after = (last: Event) => (last.defaultPrevented ? undefined : left(last));
  window.addEventListener('click', after, { once: true });
  await act(async () => (anchor.firstElementChild ?? anchor).dispatchEvent(event));
  holder.remove();
  return { router, isLeft };
}

const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof press>>['router']) =>
  location.pathname + location.search + location.hash;

it.each([
  { what: 'a page', link: '<a href="/next">n</a>', to: '/next' },
  { what: 'a page by what is in the link', link: '<a href="/next"><b>n</b></a>', to: '/next' },
  { what: 'a page with query and anchor', link: '<a href="/next?b=2#c">n</a>', to: '/next?b=2#c' },
])('follows a link to $what without a full load', async ({ link, to }) => {
  const { router, isLeft } = await press(link);

  expect(isLeft()).toBe(false);
  expect(addressOf(router)).toBe(to);
  expect(router.state.historyAction).toBe('PUSH');
});

it('adds no entry to the history for a link to the current address', async () => {
  const { router } = await press('<a href="/here?a=1">n</a>');

  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  { what: 'another site', link: '<a href="https://x.example/next">n</a>' },
  { what: 'another site without a scheme', link: '<a href="//x.example/next">n</a>' },
  { what: 'a part of the page', link: '<a href="#part">n</a>' },
  { what: 'a new tab', link: '<a href="/next" target="_blank">n</a>' },
  { what: 'a download', link: '<a href="/next" download>n</a>' },
  { what: 'a file', link: '<a href="/film.mp4#t=3">n</a>' },
  { what: 'a full load', link: '<a href="/next" data-document>n</a>' },
])('leaves a link to $what to the browser', async ({ link }) => {
  const { router, isLeft } = await press(link);

  expect(isLeft()).toBe(true);
  expect(addressOf(router)).toBe('/here?a=1');
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %p to the browser',
  async (init) => {
    expect((await press('<a href="/next">n</a>', init)).isLeft()).toBe(true);
  },
);

it('ignores a link that another listener has handled', async () => {
  const { router } = await press('<a href="/next">n</a>', {}, (anchor) =>
    anchor.addEventListener('click', (event) => event.preventDefault()),
  );

  expect(addressOf(router)).toBe('/here?a=1');
});
