import type { LoadedOnce } from '@genmaster/resilience';
import { createContext, useContext, type ReactNode } from 'react';
import type { ModePreference } from './mode-preference.ts';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Loads the theme engine and its panel once, when they are first needed. */
export interface ThemeLoader extends LoadedOnce<ThemeRuntime> {
  /** Removes the stored data of the last signed-in user from this browser, whether the engine is loaded or not. */
  forgetUser(): void;
}

/** Services of the theme. */
export interface ThemeServices {
  /** Loads the theme engine and its panel when they are first needed. */
  theme: ThemeLoader;
  /** Whether the page follows the device’s mode. */
  modePreference: ModePreference;
}

const ThemeContext = createContext<ThemeServices | null>(null);

/** Provides the services of the theme to its subtree. */
export function ThemeProvider({ services, children }: { services: ThemeServices; children: ReactNode }) {
  return <ThemeContext value={services}>{children}</ThemeContext>;
}

/** Returns the services of the theme. */
export function useTheme(): ThemeServices {
  const services = useContext(ThemeContext);
  if (!services) throw new Error('[marketing] No theme here. Wrap the tree in <ThemeProvider>.');
  return services;
}
