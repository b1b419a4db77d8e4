import type { Decorator } from '@storybook/react-vite';
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ServicesProvider } from '../app/services-context.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../config/env.ts';
import { PAGE_ROUTE_ID } from '../app/page-route-id.ts';
import { addressIn, type LanguageCode } from '../content/languages.ts';
import { createPageDocuments } from '../content/page-document.ts';
import { siteIdentity } from '../content/site-identity.ts';
import type { LanguagePacks } from '../i18n/language-packs.ts';
import { PageLanguage } from '../i18n/page-language.tsx';
import '../styles/page.css';
import '../styles/blocks.css';
import '../styles/figure.css';
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
 * The page is one of the language in the toolbar, whose words are there already. A story with the parameter `alternates`
 * stands on the home page, which is in every language.
 */
export const inSite: Decorator = (Story, { loaded, parameters }) => {
  const { code, languages } = (loaded as { words: StoryLanguage }).words;
  return (
    <SiteStory
      key={code}
      address={addressIn(code, '/')}
      languages={languages}
      hasAlternates={parameters.alternates === true}
    >
      <Story />
    </SiteStory>
  );
};

interface SiteStoryProps {
  address: string;
  languages: LanguagePacks;
  hasAlternates: boolean;
  children: ReactNode;
}

function SiteStory({ address, languages, hasAlternates, children }: SiteStoryProps) {
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
    createMemoryRouter([{ id: PAGE_ROUTE_ID, path: '*', Component: StoryInView }], {
      initialEntries: [address],
      ...(hasAlternates && {
        hydrationData: { loaderData: { [PAGE_ROUTE_ID]: createPageDocuments(services.site)(address) } },
      }),
    }),
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
