// What one writes first: all values in one object, the whole style attribute anew for each variable, the copy read by the
// page's own script.
import { MODES } from './page.mjs';

const KEY = 'theme';

export const variable = (at) => `--v-${at}`;

export const start = () => ({
  head: `<style>:root { ${MODES.light.map((value, at) => `${variable(at)}: ${value}`).join('; ')} }</style>`,
});

export function createWriter() {
  let values = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? [...MODES.light];
  const history = [];
  const written = [];
  const write = () => {
    values.forEach((value, at) => {
      written[at] = `${variable(at)}: ${value}`;
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
    release() {},
    undo() {
      values = history.pop();
      write();
    },
    mode(name) {
      values = [...MODES[name]];
      document.documentElement.setAttribute('data-bs-theme', name);
      write();
    },
    save: () => localStorage.setItem(KEY, JSON.stringify(values)),
  };
}
