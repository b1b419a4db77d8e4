/** @jest-environment ./src/testing/browser-environment.ts */
import { act, render } from '@testing-library/react';
import { createLanguagePacks, languageOf } from '@genmaster/i18n';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PageProviders } from '../../app/page-providers.tsx';
import { createServices } from '../../app/services.ts';
import { SiteProviders } from '../../app/site-providers.tsx';
import { buildNavigation } from '../../content/navigation.ts';
import { createPageDocuments } from '../../content/page-document.ts';
import { siteIdentity } from '../../content/site-identity.ts';
import { sitePaths } from '../../content/site-map.ts';
import { readConfig } from '../../platform/env.ts';
import { PAGE_ROUTE_ID } from '../../platform/page-route-id.ts';
import { PageArticle } from '../page-article.tsx';
import { readKeptParts } from './kept-parts.ts';

const site = siteIdentity(location.origin);
const documents = createPageDocuments(site);
const languages = createLanguagePacks({ extra: async (code) => ({ navigation: buildNavigation(code) }) });
const load = (path: string) => Promise.resolve(documents(path));
const services = createServices({
  config: readConfig({}),
  languages,
  site,
  pageLoader: { load, prefetch: () => undefined, known: () => [] },
  window: null,
});

/**
 * Renders a page without its demo and film, completely by React, and returns the elements that are static otherwise.
 */
async function renderWords(path: string) {
  const document = documents(path);
  const { demo: _demo, recording: _recording, ...words } = document.page;
  const { part } = await languages.load(languageOf(path));
  await Promise.all([services.contactForm.load(), part('contact')]);
  const Words = () => (
    <PageProviders>
      <PageArticle page={words} kept={null} hasEntrance={false} />
    </PageProviders>
  );
  const router = createMemoryRouter([{ id: PAGE_ROUTE_ID, path: '*', Component: Words }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [PAGE_ROUTE_ID]: document } },
  });
  const { container } = await act(async () =>
    render(
      <SiteProviders services={services}>
        <RouterProvider router={router} />
      </SiteProviders>,
    ),
  );
  const { hero, first, bands } = readKeptParts(words, container)!;
  const elements = [...container.querySelector('article.page')!.children];
  return [...elements.slice(0, hero?.length ?? 0), ...elements.slice(-first.length - bands.length)];
}

interface Fiber {
  return: Fiber | null;
  type: unknown;
  memoizedState: Hook | null;
}

interface Hook {
  next: Hook | null;
  queue: unknown;
  memoizedState: unknown;
}

/** Returns whether a component’s hook is state, an effect or a reference. */
const isLive = ({ queue, memoizedState: value }: Hook) =>
  Boolean(queue) || (typeof value === 'object' && value !== null && ('create' in value || 'current' in value));

/** Lists the parts of an element that need script: handlers, and components with state or effects. */
function findLive(root: Element): string[] {
  const found: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const known = element as unknown as Record<string, unknown>;
    const keyOf = (start: string) => Object.keys(known).find((key) => key.startsWith(start))!;
    const props = known[keyOf('__reactProps$')] as Record<string, unknown>;
    const handlers = Object.keys(props).filter((name) => /^on[A-Z]/.test(name) || name === 'ref');
    found.push(...handlers.map((name) => `${element.localName} ${name}`));
    for (
      let fiber: Fiber | null = (known[keyOf('__reactFiber$')] as Fiber).return;
      typeof fiber?.type === 'function';
      fiber = fiber.return
    ) {
      for (let hook = fiber.memoizedState; hook; hook = hook.next) if (isLive(hook)) found.push(fiber.type.name);
    }
  }
  return found;
}

it.each([...sitePaths, '/404'])('has no control that needs JavaScript in the static words of %s', async (path) => {
  const words = await renderWords(path);

  expect(words.length).toBeGreaterThan(0);
  expect(words.flatMap(findLive)).toEqual([]);
});
