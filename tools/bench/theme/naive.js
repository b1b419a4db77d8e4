// A simple implementation: all values in one object, the whole style attribute rewritten for each variable, the copy
// read by the page's own script.
import { MODES, SIZES } from './page.mjs';

const KEY = 'theme';

export const variable = (at) => `--v-${at}`;
export const sizeVariable = '--size';

export const start = () => ({
  head: `<style>:root { ${MODES.light.map((value, at) => `${variable(at)}: ${value}`).join('; ')}; ${sizeVariable}: ${SIZES.first}px }</style>`,
});

const valuesOf = (mode) => [...MODES[mode], `${SIZES.first}px`];
const nameOf = (at) => (at === MODES.light.length ? sizeVariable : variable(at));

export function createWriter() {
  let values = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? valuesOf('light');
  const history = [];
  const written = [];
  const write = () => {
    values.forEach((value, at) => {
      written[at] = `${nameOf(at)}: ${value}`;
      document.body.setAttribute('style', written.join('; '));
    });
  };
  write();
  return {
    begin: () => history.push([...values]),
    set(value) {
      values[0] = value;
      write();
    },
    setSize(size) {
      values[MODES.light.length] = `${size}px`;
      write();
    },
    release() {},
    undo() {
      values = history.pop();
      write();
    },
    mode(name) {
      values = valuesOf(name);
      document.documentElement.setAttribute('data-bs-theme', name);
      write();
    },
    save: () => localStorage.setItem(KEY, JSON.stringify(values)),
  };
}
