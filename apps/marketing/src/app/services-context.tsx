import { AuthProvider } from '@genmaster/auth-client/react';
import { createContext, useContext, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import type { SiteServices } from './services.ts';
import type { SiteDispatch, SiteState } from './store.ts';

/** For a class; a function asks `useServices`. */
export const ServicesContext = createContext<SiteServices | null>(null);

/** Gives the tree below it the site’s services and its store. */
export function ServicesProvider({ services, children }: { services: SiteServices; children: ReactNode }) {
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

/** The site’s services. */
export function useServices(): SiteServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('[marketing] No services here. Wrap the tree in <ServicesProvider>.');
  return services;
}

/** The store’s dispatch, typed. */
export const useSiteDispatch = useDispatch.withTypes<SiteDispatch>();

/** The store’s selector hook, typed. */
export const useSiteSelector = useSelector.withTypes<SiteState>();
