// The engine as a host without React connects it: projection, local copy, first-paint script.
import { createThemeEngine } from '@genmaster/theme-engine';
import { projectTheme } from '@genmaster/theme-engine/dom';
import { firstPaintScript } from '@genmaster/theme-engine/first-paint';
import { createLocalThemeStore } from '@genmaster/theme-engine/storage';
import { MODES, SIZES, VARIABLES } from './page.mjs';

export const variable = (at) => `--v-${at}`;
export const sizeVariable = '--size';

const named = (values) => Object.fromEntries(values.map((value, at) => [variable(at), value]));
const catalogue = {
  version: 'bench',
  themes: [{ id: '1', name: 'One', cssPath: '' }],
  schemes: [
    {
      code: '1.1',
      name: 'One',
      themeId: '1',
      colors: { light: named(MODES.light), dark: named(MODES.dark), flately: named(MODES.flately) },
    },
  ],
  backgrounds: [{ id: 'default', label: 'Default' }],
  fonts: [],
  sections: [
    {
      id: 'all',
      name: 'All',
      fields: [
        ...Array.from({ length: VARIABLES }, (_, at) => ({
          id: `v-${at}`,
          label: `v-${at}`,
          variable: variable(at),
          kind: 'color',
          inputType: 'color',
        })),
        {
          id: 'size',
          label: 'Size',
          variable: sizeVariable,
          kind: 'size',
          inputType: 'range',
          min: 8,
          max: 40,
          defaultValue: `${SIZES.first}px`,
        },
      ],
    },
  ],
};

export const start = () => ({
  head: `<style>:root { ${MODES.light.map((value, at) => `${variable(at)}: ${value}`).join('; ')}; ${sizeVariable}: ${SIZES.first}px }</style>
<script data-version="${catalogue.version}">${firstPaintScript}</script>`,
});

export function createWriter({ suppressTransitions = true } = {}) {
  const engine = createThemeEngine({ catalogue });
  const local = createLocalThemeStore({ storage: localStorage, userId: 'u1', projectId: 'bench', catalogue });
  const copy = local.load();
  if (copy) engine.loadSaved(copy.saved);
  projectTheme(engine, { document, suppressTransitions });
  return {
    begin: () => engine.begin('Drag'),
    set: (value) => engine.setField('v-0', value),
    setSize: (size) => engine.setField('size', size),
    release: () => engine.commit(),
    undo: () => engine.undo(),
    mode: (name) => engine.chooseMode(name),
    save() {
      const { resolved } = engine.getSnapshot();
      local.save({ saved: engine.toSaved(), pending: false, resolved });
    },
  };
}
