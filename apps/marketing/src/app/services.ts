import {
  createAuthFetch,
  createSession,
  createTokenStore,
  type Session,
  type TokenStore,
} from '@genmaster/auth-client';
import { createRetryingFetch, type RetryingFetchOptions } from '@genmaster/auth-client/retry';
import type { SiteIdentity } from '@genmaster/seo-metadata';
import type { MarketingConfig } from '../config/env.ts';
import type * as ContactFormModule from '../features/contact/contact-form.tsx';
import { createDemoLoader, type DemoLoader } from '../features/demos/demo-loader.ts';
import { createModePreference, type ModePreference } from '../features/mode-switch/mode-preference.ts';
import { createThemeLoader, type ThemeLoader } from '../features/theme-customiser/theme-loader.ts';
import { createLanguageChoice, type LanguageChoice } from '../i18n/language-choice.ts';
import type { LanguagePacks } from '../i18n/language-packs.ts';
import { createSiteApi, type SiteApi } from './api.ts';
import { createChunkRecovery, type ChunkRecovery } from './chunk-recovery.ts';
import { createLateModule, type LateModule } from './late-module.ts';
import type { PageLoader } from './page-loader.ts';
import { createPost, REPEATABLE_POSTS, type PostToPath } from './post-calls.ts';
import { createStore, type SiteStore } from './store.ts';

/** What the site’s features work with, made once at start and handed down. */
export interface SiteServices {
  config: MarketingConfig;
  /** The languages that the site speaks, each with its words and its navigation. */
  languages: LanguagePacks;
  /** Which language the visitor chose, here and in the browser. */
  languageChoice: LanguageChoice;
  /** The contact form, fetched with the first page that has one. */
  contactForm: LateModule<typeof ContactFormModule>;
  site: SiteIdentity;
  pageLoader: PageLoader;
  tokenStore: TokenStore;
  session: Session;
  api: SiteApi;
  store: SiteStore;
  /** The theme engine and panel, fetched when first wanted. */
  theme: ThemeLoader;
  /** Whether the page’s brightness follows the device. */
  modePreference: ModePreference;
  /** The pages’ demos, each fetched when it is first wanted. */
  demos: DemoLoader;
  /** Reloads the page when its build is gone from the server. */
  chunkRecovery: ChunkRecovery;
  /** Reloads the page; what is unsaved of the theme comes back with it. */
  reload: () => void;
  /** Calls a server; the session token goes along to the configured bases and nowhere else. */
  fetch: typeof fetch;
  /** Posts to a path of the closed list. */
  post: PostToPath;
  /** Notes what a person needs no word about. */
  log: (message: string, cause?: unknown) => void;
}

export interface SiteServicesOptions {
  config: MarketingConfig;
  languages: LanguagePacks;
  site: SiteIdentity;
  pageLoader: PageLoader;
  /** `null` while prerendering. */
  window: Window | null;
  /** How calls leave. @default the browser’s own */
  fetch?: typeof fetch;
  /** How the fetch that tries again waits and counts. @default as the library has it */
  retries?: Omit<RetryingFetchOptions, 'fetch' | 'repeatablePosts'>;
  log?: (message: string, cause?: unknown) => void;
}

/** Wires the libraries to each other and to this browser. */
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
  const storageOf = (kind: 'localStorage' | 'sessionStorage'): Storage | null => {
    try {
      return window?.[kind] ?? null;
    } catch {
      // Reading the property alone throws where storage is denied.
      return null;
    }
  };
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
  const post = createPost({ baseUrl: config.directBaseUrl, fetch: authFetch });
  const theme = createThemeLoader({
    storage: localStorage,
    tabStorage: sessionStorage,
    projectId: config.projectName,
    log,
  });
  const ownSession = createSession({
    tokenStore,
    sessionStorage,
    post,
    log,
  });
  const api = createSiteApi({ baseUrl: config.directBaseUrl, fetch: authFetch });
  const session: Session = {
    ...ownSession,
    // Whoever leaves takes along what this browser keeps of them; a session that ran out leaves it for their return.
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
    contactForm: createLateModule(() => import('../features/contact/contact-form.tsx')),
    site,
    pageLoader,
    tokenStore,
    session,
    api,
    store: createStore(api),
    demos: createDemoLoader(),
    theme,
    chunkRecovery: createChunkRecovery({
      events: window,
      storage: sessionStorage,
      build: window?.document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '',
      reload,
    }),
    reload,
    modePreference: createModePreference({
      storage: localStorage,
      darkQuery: window?.matchMedia?.('(prefers-color-scheme: dark)') ?? null,
    }),
    fetch: authFetch,
    post,
    log,
  };
}
