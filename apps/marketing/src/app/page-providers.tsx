import { languageOf, LanguageProvider } from '@genmaster/i18n';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../platform/services-context.tsx';

/** Provides a page’s language, which changes together with the address. */
export function PageProviders({ children }: { children: ReactNode }) {
  const { languages } = useServices();
  const { pathname } = useLocation();
  return <LanguageProvider language={languages.current(languageOf(pathname))}>{children}</LanguageProvider>;
}
