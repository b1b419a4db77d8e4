/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { createPageDocuments } from '../../content/page-document.ts';
import type { PageView } from '../../content/page-view/page-view.ts';
import { siteIdentity, sitePaths } from '../../entry-server.tsx';
import { isWalked, prerender, prerenderedDocument } from '../../testing/prerender.ts';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { readKeptParts } from './kept-parts.ts';

prepareBrowser();

const documents = createPageDocuments(siteIdentity(location.origin));

/** Returns the ids of the bands of a page, except empty lists of details, which are not shown. */
const bandIds = ({ bands, questions }: PageView) =>
  bands
    .filter((band) => band.kind !== 'details' || band.items.length + questions.length > 0)
    .map((band) => (band.kind === 'details' ? 'questions' : (band.id ?? '')));

const closing = () => document.getElementById('closing-heading')!;

describe('the static parts of a page', () => {
  it.each([...sitePaths, '/404'])('contain the words of %s, in order', async (path) => {
    const root = await prerenderedDocument(path);
    const { page } = documents(path);
    const { hero, first, bands } = readKeptParts(page, root)!;
    const elements = [...root.querySelector('article.page')!.children];

    const after = elements.splice(-bands.length);
    const film = elements.splice(elements.length - (page.recording ? 1 : 0));
    const words = [...elements.splice(elements.length - first.length), ...after];
    expect(film.every((element) => element.matches('.film'))).toBe(true);
    const others = words.filter((element) => element.matches('.rel, .close'));
    expect(words.map(({ id }) => id)).toEqual([...bandIds(page), ...others.map(() => '')]);
    expect(words.at(-1)!.matches('.close')).toBe(true);
    expect(elements.some((element) => element.matches('.band, .film, .rel, .close'))).toBe(false);
    expect(elements.filter((element) => element.querySelector('h1'))).toHaveLength(1);
    if (hero) expect(elements.slice(hero.length).every((element) => element.querySelector('.demo'))).toBe(true);
  });

  it('do not exist on a page with a form in a band, or without a prerendered page', () => {
    const { page } = documents('/about-us');
    const root = document.createElement('div');
    expect(readKeptParts(page, root)).toBeNull();

    root.innerHTML = `<article class="page">${'<section></section>'.repeat(20)}</article>`;
    expect(readKeptParts(page, root)).not.toBeNull();
    const withForm = {
      ...page,
      bands: [{ kind: 'prose' as const, heading: 'h', blocks: [{ kind: 'contact-form' as const }] }],
    };
    expect(readKeptParts(withForm, root)).toBeNull();
  });
});

describe('hydrating a page', () => {
  it.each([
    '/',
    '/inbuilt-solutions',
    '/inbuilt-solutions/gen-grid',
    '/about-us',
    '/generative-ai',
    '/online-ide',
    '/hi',
  ])('keeps the words of %s', async (path) => {
    const prerendered = await prerender(path);
    const { recovered } = await renderApp({ path, prerendered });
    await waitFor(() => expect(isWalked(screen.getByRole('main'))).toBe(true));

    expect(recovered).not.toHaveBeenCalled();
    expect(isWalked(closing())).toBe(false);
    expect(prerendered).toContain(closing().closest('section')!.innerHTML);
  });

  it.each([
    { path: '/nope/grid', notFound: '/404', other: '/hi/nope/grid' },
    { path: '/hi/nope/grid', notFound: '/hi/404', other: '/nope/grid' },
  ])('keeps the not-found page at $path, and then shows that address', async ({ path, notFound, other }) => {
    const { recovered } = await renderApp({ path, prerendered: await prerender(notFound) });

    await waitFor(() => expect(document.querySelector('.lost')!.textContent).toBe(path));
    expect(recovered).not.toHaveBeenCalled();
    const links = [...document.querySelectorAll('.language-name')].map((name) => name.closest('a'));
    expect(links.map((link) => link!.getAttribute('href'))).toContain(other);
  });

  it('handles a page without prerendered markup', async () => {
    await renderApp({ path: '/about-us' });

    expect(isWalked(closing())).toBe(true);
  });

  it('follows a link in a static part, and renders the page when the visitor returns', async () => {
    const { user, router, load } = await renderApp({ path: '/about-us', prerendered: await prerender('/about-us') });
    const { related, heading } = documents('/about-us').page;
    const link = within(document.querySelector<HTMLElement>('nav.rel')!).getByRole('link', { name: related[0]!.label });

    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: documents(related[0]!.href).page.heading });
    expect(load.mock.calls.map(([path]) => path)).toEqual([related[0]!.href]);

    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(isWalked(closing())).toBe(true);
    expect(closing().textContent).toBe(documents('/about-us').page.closing.heading);
  });

  it('opens the disclosure in a static part that the address refers to', async () => {
    const path = '/online-ide/code-debugger';
    const { router } = await renderApp({ path, prerendered: await prerender(path) });
    const item = document.querySelector<HTMLElement>('.dis details [id]')!;
    expect(isWalked(item)).toBe(false);
    // Replaces scrolling, which jsdom does not support.
    Element.prototype.scrollIntoView = jest.fn();

    await act(() => router.navigate(`${path}#${item.id}`));

    await waitFor(() => expect(item.closest('details')!.open).toBe(true));
  });
});
