import type { Session, TokenStore } from '@genmaster/auth-client';
import { AuthProvider } from '@genmaster/auth-client/react';
import type { LanguageChoice, LanguagePacks } from '@genmaster/i18n';
import type { SiteIdentity } from '@genmaster/seo-metadata';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import type { SiteApi } from './api.ts';
import type { ChunkRecovery } from './chunk-recovery.ts';
import type { MarketingConfig } from './env.ts';
import type { PageLoader } from './page-loader.ts';
import type { PostToPath } from './post-calls.ts';

/** Dispatches actions, and the thunks of the api’s endpoints. */
export type SiteDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The services under every feature, made once at start. No feature is among them: each brings its own. */
export interface PlatformServices {
  config: MarketingConfig;
  /** The languages of the site, each with its words. */
  languages: LanguagePacks;
  /** The language that the visitor chose, here and in the browser. */
  languageChoice: LanguageChoice;
  site: SiteIdentity;
  pageLoader: PageLoader<unknown>;
  tokenStore: TokenStore;
  session: Session;
  api: SiteApi;
  store: Store & { dispatch: SiteDispatch };
  /** Reloads the page when its build is gone from the server. */
  chunkRecovery: ChunkRecovery;
  /** Reloads the page; unsaved changes of the theme come back with it. */
  reload: () => void;
  /** Calls a server; the session token goes to the configured bases and nowhere else. */
  fetch: typeof fetch;
  /** Posts to a path of the closed list. */
  post: PostToPath;
  /** Logs a failure that needs no message on the page. */
  log: (message: string, cause?: unknown) => void;
}

/** For a class; a function calls `useServices`. */
export const ServicesContext = createContext<PlatformServices | null>(null);

/** Gives the tree below it the platform’s services, the store and the session. */
export function PlatformProvider({ services, children }: { services: PlatformServices; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <Provider store={services.store}>
        <AuthProvider tokenStore={services.tokenStore} session={services.session}>
          {children}
        </AuthProvider>
      </Provider>
    </ServicesContext>
  );
}

/** Returns the platform’s services. */
export function useServices(): PlatformServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('[marketing] No services here. Wrap the tree in <PlatformProvider>.');
  return services;
}

/** The store’s dispatch, typed. */
export const useSiteDispatch = useDispatch.withTypes<SiteDispatch>();

/** Reads the store through a selector of a slice. */
export const useSiteSelector = useSelector;
