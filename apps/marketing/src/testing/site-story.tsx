import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ServicesProvider } from '../app/services-context.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../config/env.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { createLanguagePacks } from '../i18n/language-packs.ts';
import '../styles/page.css';
import '../styles/demo.css';

const StoryContext = createContext<ReactNode>(null);

/** Gives a story what stands around every part of a page: a router, and the site’s services without any server. */
export const inSite: Decorator = (Story) => (
  <SiteStory>
    <Story />
  </SiteStory>
);

function SiteStory({ children }: { children: ReactNode }) {
  const [services] = useState(() =>
    createServices({
      config: readConfig({}),
      languages: createLanguagePacks({ navigation: () => Promise.reject(new Error('A story has no menus.')) }),
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
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: StoryInView }]));
  return (
    <ServicesProvider services={services}>
      <StoryContext value={children}>
        <RouterProvider router={router} />
      </StoryContext>
    </ServicesProvider>
  );
}

function StoryInView() {
  return useContext(StoryContext);
}
