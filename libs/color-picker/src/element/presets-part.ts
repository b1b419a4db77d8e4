import { formatColor } from '../color/format-color.ts';
import { parseColor } from '../color/parse-color.ts';
import { canAddColor, indexOfColor } from '../preset-colors/preset-list.ts';
import { html, setAttribute, svg, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import swatchStyles from '../color-swatch/color-swatch.module.css';
import panelStyles from '../picker-panel/picker-panel.module.css';
import styles from '../preset-colors/preset-colors.module.css';
import elementStyles from './element.module.css';

/** Shows a colour over a checkerboard, without React. */
export function createSwatch(color: string): SVGElement {
  const content = color
    ? svg('rect', { width: '100%', height: '100%', fill: color })
    : svg('line', { x1: 0, y1: '100%', x2: '100%', y2: 0 });
  const state = color ? 'filled' : 'empty';
  return svg('svg', { class: swatchStyles['swatch'], 'data-state': state, 'aria-hidden': 'true' }, content);
}

/** The presets of a picker, without React. */
export function createPresetsPart(read: ReadSettings): Part {
  const heading = html('h3');
  const empty = html('p');
  const list = html('ul');
  const add = html('button', { type: 'button', class: panelStyles['button'] });
  const section = html('div', { class: styles['presets'], role: 'group' }, heading, empty, list);
  const root = html('div', { class: elementStyles['part'] }, section, add);
  let shown: readonly string[] | null = null;
  let shownEditable = false;

  const nameOf = (preset: string) => {
    const color = parseColor(preset);
    return color ? `${read().labels.nameColor(color)}, ${preset}` : preset;
  };

  add.addEventListener('click', () => {
    const { store, presets, alphaMode, labels, setPresets } = read();
    const { color } = store.getState();
    setPresets([...presets, formatColor(color, 'auto', alphaMode)]);
    store.announce(labels.added(labels.nameColor(color)));
  });

  function remove(preset: string) {
    const { presets, labels, store, setPresets } = read();
    const index = presets.indexOf(preset);
    setPresets(presets.filter((_, at) => at !== index));
    const swatches = list.querySelectorAll<HTMLElement>('[data-preset]');
    (swatches[index] ?? swatches[index - 1] ?? add).focus();
    store.announce(labels.removed(nameOf(preset)));
  }

  function createItem(preset: string, isEditable: boolean): HTMLElement {
    const { labels } = read();
    const choose = html('button', {
      type: 'button',
      class: styles['preset'],
      'data-preset': preset,
      'aria-label': nameOf(preset),
    });
    choose.append(createSwatch(preset));
    choose.addEventListener('click', () => {
      read().store.setText(preset);
      read().store.commit();
    });
    const item = html('li', {}, choose);
    if (!isEditable) return item;
    choose.addEventListener('keydown', (event) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      event.preventDefault();
      remove(preset);
    });
    const cross = html('button', {
      type: 'button',
      class: styles['remove'],
      'aria-label': labels.remove(nameOf(preset)),
    });
    cross.addEventListener('click', () => remove(preset));
    item.append(cross);
    return item;
  }

  function update() {
    const { store, labels, presets, presetLimit, canEditPresets, isDisabled } = read();
    const { color } = store.getState();
    root.hidden = !presets.length && !canEditPresets;
    if (presets !== shown || canEditPresets !== shownEditable) {
      shown = presets;
      shownEditable = canEditPresets;
      list.replaceChildren(...presets.map((preset) => createItem(preset, canEditPresets)));
    }
    setAttribute(section, 'aria-label', labels.presets);
    heading.textContent = labels.presets;
    empty.textContent = labels.noPresets;
    empty.hidden = presets.length > 0;
    list.hidden = !presets.length;
    add.textContent = labels.addColor;
    add.hidden = !canEditPresets;
    add.disabled = isDisabled || !canAddColor(presets, color, presetLimit);
    const selected = indexOfColor(presets, color);
    list.querySelectorAll<HTMLButtonElement>('[data-preset]').forEach((button, index) => {
      setAttribute(button, 'aria-pressed', String(index === selected));
    });
    for (const button of list.querySelectorAll('button')) button.disabled = isDisabled;
  }
  return { root, update };
}
