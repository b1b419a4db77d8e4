import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ServicesProvider } from '../app/services-context.tsx';
import { createServices } from '../app/services.ts';
import { readConfig } from '../config/env.ts';
import { addressIn, type LanguageCode } from '../content/languages.ts';
import { buildNavigation } from '../content/navigation.ts';
import { siteIdentity } from '../content/site-identity.ts';
import type { DemoId } from '../features/demos/demo-registry.ts';
import { createLanguagePacks } from '../i18n/language-packs.ts';
import { PageLanguage } from '../i18n/page-language.tsx';

/** Shows one demo on a page of a language, its words there already. */
export async function renderDemo(id: DemoId, { language = 'en' }: { language?: LanguageCode } = {}) {
  const languages = createLanguagePacks({ navigation: (code) => Promise.resolve(buildNavigation(code)) });
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
    <PageLanguage>
      <Demo />
    </PageLanguage>
  );
  const router = createMemoryRouter([{ path: '*', element: demo }], { initialEntries: [addressIn(language, '/')] });
  const user = userEvent.setup();
  const { container } = await act(async () =>
    render(
      <ServicesProvider services={services}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ServicesProvider>,
    ),
  );
  return { user, container };
}
