import type { Decorator } from '@storybook/react-vite';
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ServicesProvider } from '../app/services-context.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../config/env.ts';
import { addressIn, type LanguageCode } from '../content/languages.ts';
import { siteIdentity } from '../content/site-identity.ts';
import type { LanguagePacks } from '../i18n/language-packs.ts';
import { PageLanguage } from '../i18n/page-language.tsx';
import '../styles/page.css';
import '../styles/demo.css';

const StoryContext = createContext<ReactNode>(null);

/** What the workshop fetches before a story of the site is shown: its languages, and which one the toolbar asks for. */
interface StoryLanguage {
  code: LanguageCode;
  languages: LanguagePacks;
}

/**
 * Gives a story what stands around every part of a page: a router, and the site’s services without any server.
 *
 * The page is one of the language in the toolbar, whose words are there already.
 */
export const inSite: Decorator = (Story, { loaded }) => {
  const { code, languages } = (loaded as { words: StoryLanguage }).words;
  return (
    <SiteStory key={code} address={addressIn(code, '/')} languages={languages}>
      <Story />
    </SiteStory>
  );
};

interface SiteStoryProps {
  address: string;
  languages: LanguagePacks;
  children: ReactNode;
}

function SiteStory({ address, languages, children }: SiteStoryProps) {
  const [services] = useState(() =>
    createServices({
      config: readConfig({}),
      languages,
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
  return <PageLanguage>{useContext(StoryContext)}</PageLanguage>;
}
