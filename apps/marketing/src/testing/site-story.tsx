import type { Decorator } from '@storybook/react-vite';
import { createContext, Suspense, use, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ServicesProvider, useServices } from '../app/services-context.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../config/env.ts';
import { addressIn, languageOf } from '../content/languages.ts';
import type { SiteNavigation } from '../content/navigation.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { createLanguagePacks } from '../i18n/language-packs.ts';
import { PageLanguage } from '../i18n/page-language.tsx';
import '../styles/page.css';
import '../styles/demo.css';

const StoryContext = createContext<ReactNode>(null);

/**
 * Gives a story what stands around every part of a page: a router, and the site’s services without any server.
 *
 * The page is one of the language in the toolbar.
 */
export const inSite: Decorator = (Story, { globals }) => {
  const address = addressIn(globals['language'] === 'hi' ? 'hi' : 'en', '/');
  return (
    <SiteStory key={address} address={address}>
      <Story />
    </SiteStory>
  );
};

function SiteStory({ address, children }: { address: string; children: ReactNode }) {
  const [services] = useState(() =>
    createServices({
      config: readConfig({}),
      languages: createLanguagePacks({
        navigation: () => Promise.resolve({ menus: [], areas: [] } as unknown as SiteNavigation),
      }),
      site: siteIdentity('https://site.example'),
      pageLoader: {
        load: () => Promise.reject(new Error('A story has no pages.')),
        prefetch: () => undefined,
        known: () => [],
      },
      window: null,
    }),
  );
  // One router for as long as the story is shown: a second one would find the first one’s state.
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: StoryInView }], { initialEntries: [address] }),
  );
  return (
    <ServicesProvider services={services}>
      <StoryContext value={children}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </StoryContext>
    </ServicesProvider>
  );
}

function StoryInView() {
  const { languages } = useServices();
  // The words come first, as on the site.
  use(languages.load(languageOf(useLocation().pathname)));
  return <PageLanguage>{useContext(StoryContext)}</PageLanguage>;
}
