import { PageProviders } from '../app/page-providers.tsx';
import type { Decorator } from '@storybook/react-vite';
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SiteProviders } from '../app/site-providers.tsx';
import type { SiteWords } from '../features/navigation/site-navigation.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../platform/env.ts';
import { PAGE_ROUTE_ID } from '../platform/page-route-id.ts';
import { addressIn, type LanguageCode, type PagePath } from '@genmaster/i18n';
import { createPageDocuments } from '../content/page-document.ts';
import { siteIdentity } from '../content/site-identity.ts';
import type { LanguagePacks } from '@genmaster/i18n';
import '../styles/surfaces.css';
import '../styles/buttons.css';
import '../styles/frame.css';
import '../styles/page/index.css';
import '../styles/windows/index.css';
import '../styles/scene/index.css';
import '../styles/bands/index.css';
import '../styles/blocks.css';
import '../styles/figure.css';
import '../styles/demo.css';
import '../styles/recording.css';

const StoryContext = createContext<ReactNode>(null);

/** Data loaded before a story of the site is shown: its languages, and the one that the toolbar selects. */
interface StoryLanguage {
  code: LanguageCode;
  languages: LanguagePacks<SiteWords>;
}

/** Answers of the server in a story, each by method and path: `GET auth/passkeys`. */
export type StoryAnswers = Readonly<Record<string, object>>;

/**
 * Wraps a story in a router and the site’s services. There is no server, except for the calls in the parameter
 * `answers` (`StoryAnswers`); any other call gets 404.
 *
 * The language is that of the toolbar, with its texts loaded already. A story with the parameter `page` is on the page
 * at that address, and has its document.
 */
export const inSite: Decorator = (Story, { loaded, parameters }) => {
  const { code, languages } = (loaded as { words: StoryLanguage }).words;
  const { page, answers } = parameters as { page?: PagePath; answers?: StoryAnswers };
  return (
    <SiteStory
      key={code}
      address={addressIn(code, page ?? '/')}
      languages={languages}
      hasDocument={page !== undefined}
      answers={answers}
    >
      <Story />
    </SiteStory>
  );
};

/** Renders a story as a part of a page, so that headings, headers and sizes are those of pages. */
export const onPage: Decorator = (Story) => (
  <div style={{ container: 'page / inline-size' }}>
    <article className="page">
      <Story />
    </article>
  </div>
);

interface SiteStoryProps {
  address: string;
  languages: LanguagePacks<SiteWords>;
  hasDocument: boolean;
  answers: StoryAnswers | undefined;
  children: ReactNode;
}

function SiteStory({ address, languages, hasDocument, answers, children }: SiteStoryProps) {
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
      ...(answers && { fetch: answering(answers) }),
    }),
  );
  // One router while the story is shown, because a second one would find the first one’s state.
  const [router] = useState(() =>
    createMemoryRouter([{ id: PAGE_ROUTE_ID, path: '*', Component: StoryInView }], {
      initialEntries: [address],
      ...(hasDocument && {
        hydrationData: { loaderData: { [PAGE_ROUTE_ID]: createPageDocuments(services.site)(address) } },
      }),
    }),
  );
  return (
    <SiteProviders services={services}>
      <StoryContext value={children}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </StoryContext>
    </SiteProviders>
  );
}

/** Returns a `fetch` that answers the named calls. */
function answering(answers: StoryAnswers): typeof fetch {
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    const answer = answers[`${method} ${new URL(url).pathname.slice(1)}`];
    return Response.json(answer ?? {}, { status: answer ? 200 : 404 });
  };
}

function StoryInView() {
  return <PageProviders>{useContext(StoryContext)}</PageProviders>;
}
