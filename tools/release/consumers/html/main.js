import { defineColorPicker } from '@genmaster/color-picker/element';
import { engine, startTheme } from './shared/theme.js';

/** @param {string} selector */
const part = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

const save = startTheme();
const showMode = () => {
  part('#mode').textContent = `Mode: ${engine.getSnapshot().resolved.attributes.mode}`;
};
engine.subscribe(showMode);
showMode();

defineColorPicker();
document.querySelector('gm-color-picker')?.addEventListener('value-change', (event) => {
  engine.setField('bg-page', event.detail.value);
});
part('#mode').addEventListener('click', () => engine.chooseMode('dark'));
part('#save').addEventListener('click', async () => {
  part('output').textContent = await save();
});
