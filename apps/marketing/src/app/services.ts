import { createAuthFetch, createJsonPost, createSession, createTokenStore, type Session } from '@genmaster/auth-client';
import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { createRetryingFetch, type RetryingFetchOptions } from '@genmaster/auth-client/retry';
import { createDemoLoader, type DemoLoader } from '@genmaster/demos';
import { createLanguageChoice, type LanguagePacks } from '@genmaster/i18n';
import { loadOnce, tryStorage, type LoadedOnce } from '@genmaster/resilience';
import type { SiteIdentity } from '@genmaster/seo-metadata';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { PageDocument } from '../content/page-document.ts';
import type { ContactFormModule } from '../features/contact/contact-form-context.tsx';
import type { SiteWords } from '../features/navigation/site-navigation.tsx';
import { createModePreference } from '../features/theme-customiser/mode-preference.ts';
import type { ThemeServices } from '../features/theme-customiser/theme-context.tsx';
import { createThemeLoader } from '../features/theme-customiser/theme-loader.ts';
import { createSiteApi } from '../platform/api.ts';
import { createChunkRecovery } from '../platform/chunk-recovery.ts';
import type { MarketingConfig } from '../platform/env.ts';
import type { PageLoader } from '../platform/page-loader.ts';
import type { PlatformServices } from '../platform/services-context.tsx';
import { createStore, type SiteStore } from './store.ts';

/** Services of the platform and of the features. */
export interface SiteServices extends PlatformServices, ThemeServices {
  /** The languages of the site, each with its texts and its navigation. */
  languages: LanguagePacks<SiteWords>;
  pageLoader: PageLoader<PageDocument>;
  store: SiteStore;
  /** The contact form, loaded with the first page that has one. */
  contactForm: LoadedOnce<ContactFormModule>;
  /** Demos of the pages, each loaded when it is first needed. */
  demos: DemoLoader;
}

export interface SiteServicesOptions {
  config: MarketingConfig;
  languages: LanguagePacks<SiteWords>;
  site: SiteIdentity;
  pageLoader: PageLoader<PageDocument>;
  /** `null` while prerendering. */
  window: Window | null;
  /** Sends requests. @default the browser’s own */
  fetch?: typeof fetch;
  /** Delays and attempts of the fetch with retries. @default those of the library */
  retries?: Omit<RetryingFetchOptions, 'fetch' | 'repeatablePosts'>;
  log?: (message: string, cause?: unknown) => void;
}

/** POST calls that are idempotent, so that they can be retried. */
const REPEATABLE_POSTS = [THEME_PATHS.getPrjColorTheme, METADATA_PATHS.fromFile, AUTH_PATHS.logout];

/** Creates all services, connected to each other and to this browser. */
export function createServices({
  config,
  languages,
  site,
  pageLoader,
  window,
  fetch,
  retries,
  log = () => undefined,
}: SiteServicesOptions): SiteServices {
  const storageOf = (kind: 'localStorage' | 'sessionStorage') =>
    tryStorage(window, (from): Storage | undefined => from[kind]) ?? null;
  const localStorage = storageOf('localStorage');
  const sessionStorage = storageOf('sessionStorage');
  const tokenStore = createTokenStore({ storage: localStorage, events: window });
  const authFetch = createAuthFetch({
    tokenStore,
    baseUrls: [config.directBaseUrl, config.projectBaseUrl],
    onUnauthorized: () => session.expire(),
    fetch: createRetryingFetch({ repeatablePosts: REPEATABLE_POSTS, ...(fetch ? { fetch } : {}), ...retries }),
    logFailure: log,
  });
  const theme = createThemeLoader({
    storage: localStorage,
    tabStorage: sessionStorage,
    projectId: config.projectName,
    log,
  });
  const ownSession = createSession({
    tokenStore,
    sessionStorage,
    deviceStorage: localStorage,
    post: createJsonPost({ baseUrl: config.directBaseUrl, fetch: authFetch }),
    log,
  });
  const api = createSiteApi({ baseUrl: config.directBaseUrl, fetch: authFetch });
  const session: Session = {
    ...ownSession,
    // A sign-out removes the user’s data from this browser; an expired session keeps it until they return.
    logout() {
      theme.forgetUser();
      return ownSession.logout();
    },
  };
  const reload = () => {
    theme.loaded()?.carryDraft();
    window?.location.reload();
  };
  return {
    config,
    languages,
    languageChoice: createLanguageChoice({
      storage: localStorage,
      browser: () => window?.navigator.languages ?? [],
    }),
    contactForm: loadOnce(() => import('../features/contact/contact-form.tsx')),
    site,
    pageLoader,
    tokenStore,
    session,
    api,
    store: createStore(api),
    demos: createDemoLoader({
      'voice-commands': () => import('../features/voice-assistant/voice-commands-demo.tsx'),
    }),
    theme,
    chunkRecovery: createChunkRecovery({
      events: window,
      storage: sessionStorage,
      build: window?.document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '',
      reload,
      isOnline: () => window?.navigator.onLine !== false,
    }),
    reload,
    modePreference: createModePreference({
      storage: localStorage,
      darkQuery: window?.matchMedia?.('(prefers-color-scheme: dark)') ?? null,
    }),
    fetch: authFetch,
    log,
  };
}
