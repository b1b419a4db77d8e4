import { colorSchemeOf, createThemeCore, resolveTheme } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';

/** Returns the colours of a catalogue scheme as CSS custom properties. Fonts are left unchanged. */
export function themeVariables(schemeCode: string): Readonly<Record<string, string>> {
  const core = createThemeCore({ catalogue: defaultCatalogue });
  core.chooseScheme(schemeCode);
  const { variables, attributes } = resolveTheme(defaultCatalogue, core.getSnapshot().draft);
  const colors = Object.entries(variables).filter(([name]) => !name.startsWith('--font'));
  return { ...Object.fromEntries(colors), 'color-scheme': colorSchemeOf(attributes.mode) };
}
