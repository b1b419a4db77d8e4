import { DemoHostProvider, type DemoHost } from '@genmaster/demos';
import type { LanguageCode } from '@genmaster/i18n';
import { useCallback, useMemo, type ReactNode } from 'react';
import { ContactFormProvider } from '../features/contact/contact-form-context.tsx';
import { NavigationProvider } from '../features/navigation/site-navigation.tsx';
import { ThemeProvider } from '../features/theme-customiser/theme-context.tsx';
import { themeWordsIn } from '../features/theme-customiser/theme-words.ts';
import { PlatformProvider } from '../platform/services-context.tsx';
import type { SiteServices } from './services.ts';

/** Provides the services of the platform and of each feature to the whole site. */
export function SiteProviders({ services, children }: { services: SiteServices; children: ReactNode }) {
  const { languages, demos, chunkRecovery, log, theme } = services;
  const navigationOf = useCallback((code: LanguageCode) => languages.current(code).navigation, [languages]);
  const host = useMemo(
    (): DemoHost => ({
      demos,
      recoverChunk: (error) => chunkRecovery.recover(error),
      log,
      loadTheme: () => theme.load(),
      themeWordsIn,
    }),
    [demos, chunkRecovery, log, theme],
  );
  return (
    <PlatformProvider services={services}>
      <ThemeProvider services={services}>
        <ContactFormProvider form={services.contactForm}>
          <NavigationProvider navigationOf={navigationOf}>
            <DemoHostProvider host={host}>{children}</DemoHostProvider>
          </NavigationProvider>
        </ContactFormProvider>
      </ThemeProvider>
    </PlatformProvider>
  );
}
