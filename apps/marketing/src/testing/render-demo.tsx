import { PageProviders } from '../app/page-providers.tsx';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SiteProviders } from '../app/site-providers.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../platform/env.ts';
import { addressIn, type LanguageCode } from '@genmaster/i18n';
import { buildNavigation } from '../content/navigation.ts';
import { siteIdentity } from '../content/site-identity.ts';
import type { DemoId } from '@genmaster/demos';
import { createLanguagePacks } from '@genmaster/i18n';

/** Renders one demo on a page of a language, with its texts loaded already. */
export async function renderDemo(id: DemoId, { language = 'en' }: { language?: LanguageCode } = {}) {
  const languages = createLanguagePacks({ extra: async (code) => ({ navigation: buildNavigation(code) }) });
  const services = createServices({
    config: readConfig({}),
    languages,
    site: siteIdentity('https://site.example'),
    pageLoader: {
      load: () => Promise.reject(new Error('A demo alone has no other pages.')),
      prefetch: () => undefined,
      known: () => [],
    },
    window: null,
  });
  const [{ part }, { Demo, words }] = await Promise.all([languages.load(language), services.demos.load(id)]);
  if (words) await part(words);
  const demo = (
    <PageProviders>
      <Demo />
    </PageProviders>
  );
  const router = createMemoryRouter([{ path: '*', element: demo }], { initialEntries: [addressIn(language, '/')] });
  const user = userEvent.setup();
  const { container } = await act(async () =>
    render(
      <SiteProviders services={services}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </SiteProviders>,
    ),
  );
  return { user, container };
}
