// MUI's provider of CSS variables, all sixty as colours of its palette. It keeps the mode and nothing else; a drag is a new
// theme per frame, which is its documented way to change a value.
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MODES, SIZES } from './page.mjs';

export const variable = (at) => `--mui-palette-v-c${at}`;
/** The size that MUI has as a variable of its own. */
export const sizeVariable = '--mui-spacing';

const paletteOf = (values) => ({ v: Object.fromEntries(values.map((value, at) => [`c${at}`, value])) });
const themeOf = (first, size = SIZES.first) =>
  createTheme({
    spacing: size,
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: {
      light: { palette: paletteOf([first ?? MODES.light[0], ...MODES.light.slice(1)]) },
      dark: { palette: paletteOf(MODES.dark) },
    },
  });

const textOf = (sheets) =>
  sheets
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([, rules]) => Object.values(rules).every((value) => typeof value !== 'object'))
    .map(
      ([selector, rules]) =>
        `${selector} { ${Object.entries(rules)
          .map(([name, value]) => `${name}: ${value}`)
          .join('; ')} }`,
    )
    .join('\n');

export const start = () => ({
  head: `<style>${textOf(themeOf().generateStyleSheets())}</style>`,
  bodyStart: <InitColorSchemeScript attribute="class" defaultMode="light" />,
});

export function createWriter() {
  const history = [];
  let current = null;
  let setFirst;
  let setSize;
  let setMode;
  const Mode = () => {
    ({ setMode } = useColorScheme());
    return null;
  };
  const Host = () => {
    const [first, set] = useState(null);
    const [size, resize] = useState(SIZES.first);
    setFirst = (value) => set((current = value));
    setSize = resize;
    const theme = useMemo(() => themeOf(first, size), [first, size]);
    return (
      <ThemeProvider theme={theme} defaultMode="light">
        <Mode />
      </ThemeProvider>
    );
  };
  createRoot(document.getElementById('app')).render(<Host />);
  return {
    begin: () => history.push(current),
    set: (value) => setFirst(value),
    setSize: (size) => setSize(size),
    release() {},
    undo: () => setFirst(history.pop()),
    mode: (name) => setMode(name),
    save() {},
  };
}
