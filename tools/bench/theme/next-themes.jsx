// next-themes over variables in the manner of shadcn: both modes in the stylesheet, a class for the mode. It keeps the mode and
// nothing else; a drag is what an editor over it does at best: one inline property on the root, no state beside it.
import { ThemeProvider, useTheme } from 'next-themes';
import { createRoot } from 'react-dom/client';
import { MODES, SIZES } from './page.mjs';

export const variable = (at) => `--v-${at}`;
export const sizeVariable = '--size';

const block = (selector, values) =>
  `${selector} { ${values.map((value, at) => `${variable(at)}: ${value}`).join('; ')} }`;
const Provider = ({ children }) => (
  <ThemeProvider attribute="class" defaultTheme="light" enableSystem={false}>
    {children}
  </ThemeProvider>
);

export const start = () => ({
  head: `<style>${block(':root', MODES.light)} ${block('.dark', MODES.dark)} :root { ${sizeVariable}: ${SIZES.first}px }</style>`,
  bodyStart: <Provider />,
});

export function createWriter() {
  const { style } = document.documentElement;
  const history = [];
  let setTheme;
  const Host = () => {
    ({ setTheme } = useTheme());
    return null;
  };
  createRoot(document.getElementById('app')).render(
    <Provider>
      <Host />
    </Provider>,
  );
  return {
    begin: () => history.push(style.getPropertyValue(variable(0))),
    set: (value) => style.setProperty(variable(0), value),
    setSize: (size) => style.setProperty(sizeVariable, `${size}px`),
    release() {},
    undo: () => style.setProperty(variable(0), history.pop()),
    mode: (name) => setTheme(name),
    save() {},
  };
}
