import { colorSchemeOf } from '../core/resolve-theme.ts';
import type { NamedValues, ThemeCatalogue } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { valuesByMode } from './mode-values.ts';

/**
 * Converts a theme to a module with the options of MUI's `createTheme`, with light and dark colours.
 *
 * Usage: add it to your application and pass its `theme` to `ThemeProvider`.
 */
export function toMuiTheme(catalogue: ThemeCatalogue, state: ThemeState): string {
  const { light, dark } = valuesByMode(catalogue, state);
  const weightOf = (font: string) => {
    const weight = light[`${font}-weight`];
    return weight === undefined ? undefined : Number(weight);
  };
  const options = {
    cssVariables: { colorSchemeSelector: 'data' },
    defaultColorScheme: colorSchemeOf(state.mode),
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    typography: {
      fontFamily: light['--font-body'],
      fontWeightRegular: weightOf('--font-body'),
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [
          `h${level}`,
          {
            fontFamily: light['--font-heading'],
            fontWeight: weightOf('--font-heading'),
            fontSize: light[`--font-h${level}`],
          },
        ]),
      ),
      body1: { fontSize: light['--font-para'] },
    },
  };
  const text = JSON.stringify(options, null, 2);
  return `import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme(${text});\n`;
}

/** Returns a palette without the colours that the theme has no fields for: MUI refuses one without `main`. */
const paletteOf = (values: NamedValues) => {
  const color = (name: string, contrastText?: string) => {
    const main = values[`--layout-${name}`];
    return main === undefined ? undefined : { main, contrastText };
  };
  return {
    primary: color('primary', values['--layout-on-primary']),
    secondary: color('secondary', values['--layout-on-secondary']),
    error: color('danger'),
    warning: color('warning'),
    info: color('info'),
    success: color('success'),
    background: { default: values['--bg-page'], paper: values['--bg-card'] },
    text: { primary: values['--text-body'], secondary: values['--text-muted'] },
    divider: values['--layout-border'],
  };
};
