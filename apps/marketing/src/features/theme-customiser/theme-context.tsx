import { createContext, useContext, type ReactNode } from 'react';
import type { ModePreference } from './mode-preference.ts';
import type { ThemeLoader } from './theme-loader.ts';

/** The services of the theme. */
export interface ThemeServices {
  /** Loads the theme engine and its panel when they are first wanted. */
  theme: ThemeLoader;
  /** Whether the page’s brightness follows the device. */
  modePreference: ModePreference;
}

const ThemeContext = createContext<ThemeServices | null>(null);

/** Gives the tree below it the theme. */
export function ThemeProvider({ services, children }: { services: ThemeServices; children: ReactNode }) {
  return <ThemeContext value={services}>{children}</ThemeContext>;
}

/** Returns the services of the theme. */
export function useTheme(): ThemeServices {
  const services = useContext(ThemeContext);
  if (!services) throw new Error('[marketing] No theme here. Wrap the tree in <ThemeProvider>.');
  return services;
}
