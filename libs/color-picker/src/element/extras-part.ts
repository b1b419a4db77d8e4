import { nearestColorName } from '../color/color-name.ts';
import { formatColor } from '../color/format-color.ts';
import { parseColor } from '../color/parse-color.ts';
import { copyText } from '../copy-color/copy-text.ts';
import { createContrastPart } from './contrast-part.ts';
import { html, setAttribute, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import { createSwatch } from './presets-part.ts';
import copyStyles from '../copy-color/copy-color.module.css';
import presetStyles from '../preset-colors/preset-colors.module.css';
import elementStyles from './element.module.css';

/** What an element can show beside the colour: its nearest name, its contrast, recent colours, buttons that copy. */
export function createExtrasPart(read: ReadSettings): Part {
  const name = html('p');
  const parts = [createContrastPart(read), createRecentPart(read), createCopyPart(read)];
  const root = html('div', { class: elementStyles['part'] }, name, ...parts.map((part) => part.root));

  function update() {
    const { showsName, store } = read();
    name.hidden = !showsName;
    name.textContent = nearestColorName(store.getState().color);
    for (const part of parts) part.update();
  }
  return { root, update };
}

function createRecentPart(read: ReadSettings): Part {
  const heading = html('h3');
  const list = html('ul');
  const root = html('div', { class: presetStyles['presets'], role: 'group' }, heading, list);
  let shown: readonly string[] = [];

  function createItem(value: string): HTMLElement {
    const color = parseColor(value);
    const label = color ? `${read().labels.nameColor(color)}, ${value}` : value;
    const choose = html('button', { type: 'button', class: presetStyles['preset'], 'aria-label': label });
    choose.append(createSwatch(value));
    choose.addEventListener('click', () => {
      read().store.setText(value);
      read().store.commit();
    });
    return html('li', {}, choose);
  }

  function update() {
    const { labels, recent, isDisabled } = read();
    root.hidden = !recent.length;
    heading.textContent = labels.recent;
    setAttribute(root, 'aria-label', labels.recent);
    if (recent !== shown) list.replaceChildren(...recent.map(createItem));
    shown = recent;
    for (const button of list.querySelectorAll('button')) button.disabled = isDisabled;
  }
  return { root, update };
}

function createCopyPart(read: ReadSettings): Part {
  const root = html('ul', { class: copyStyles['list'] });
  let copied = '';

  function createItem(text: string): HTMLElement {
    const { labels, store } = read();
    const copy = html('button', { type: 'button', class: copyStyles['copy'], 'aria-label': labels.copy(text) }, text);
    setAttribute(copy, 'data-state', copied === text ? 'copied' : 'idle');
    copy.addEventListener('click', async () => {
      if (!(await copyText(text, store, read().labels))) return;
      copied = text;
      setAttribute(copy, 'data-state', 'copied');
    });
    return html('li', {}, copy);
  }

  function update() {
    const { canCopy, formats, store, alphaMode } = read();
    root.hidden = !canCopy;
    const texts = canCopy ? formats.map((format) => formatColor(store.getState().color, format, alphaMode)) : [];
    // Rebuilt only for another colour, so that a press keeps its button and its focus.
    if (texts.join() !== root.dataset['texts']) root.replaceChildren(...texts.map(createItem));
    root.dataset['texts'] = texts.join();
  }
  return { root, update };
}
