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

/** Type of `dispatch` for actions and for the thunks of the api’s endpoints. */
export type SiteDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Services used by every feature, created once at start. Features provide their own services themselves. */
export interface PlatformServices {
  config: MarketingConfig;
  /** The languages of the site, each with its texts. */
  languages: LanguagePacks;
  /** The language that the visitor chose, and that of the browser. */
  languageChoice: LanguageChoice;
  site: SiteIdentity;
  pageLoader: PageLoader<unknown>;
  tokenStore: TokenStore;
  session: Session;
  api: SiteApi;
  store: Store & { dispatch: SiteDispatch };
  /** Reloads the page when its build is gone from the server. */
  chunkRecovery: ChunkRecovery;
  /** Reloads the page; unsaved changes of the theme are restored. */
  reload: () => void;
  /** Calls a server; the session token is sent to the configured bases only. */
  fetch: typeof fetch;
  /** Logs a failure that is not shown on the page. */
  log: (message: string, cause?: unknown) => void;
}

/** Context for class components; function components call `useServices`. */
export const ServicesContext = createContext<PlatformServices | null>(null);

/** Provides the platform’s services, the store and the session to its subtree. */
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

/** Returns the store’s typed `dispatch`. */
export const useSiteDispatch = useDispatch.withTypes<SiteDispatch>();

/** Selects from the store. */
export const useSiteSelector = useSelector;
