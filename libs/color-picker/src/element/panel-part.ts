import { formatColor } from '../color/format-color.ts';
import { createAreaPart } from './area-part.ts';
import { html, setAttribute, svg, type Part } from './dom.ts';
import { createExtrasPart } from './extras-part.ts';
import { createEyeDropperPart } from './eye-dropper-part.ts';
import { createFieldsPart } from './fields-part.ts';
import type { ReadSettings } from './picker-settings.ts';
import { createPresetsPart } from './presets-part.ts';
import { createSliderPart } from './slider-part.ts';
import swatchStyles from '../color-swatch/color-swatch.module.css';
import styles from '../picker-panel/picker-panel.module.css';

/** Everything inside a picker, without React: the same classes and the same semantics as the React panel. */
export function createPanelPart(read: ReadSettings): Part & { stop(): void } {
  const area = createAreaPart(read);
  const hue = createSliderPart('hue', read);
  const brightness = createSliderPart('brightness', read);
  const alpha = createSliderPart('alpha', read);
  const fields = createFieldsPart(read);
  const presets = createPresetsPart(read);
  const eyeDropper = createEyeDropperPart(read);
  const extras = createExtrasPart(read);
  const parts: readonly Part[] = [area, hue, brightness, alpha, eyeDropper, fields, presets, extras];

  const current = svg('rect', { width: '100%', height: '100%' });
  const swatch = html('span', { class: styles['current'] });
  swatch.append(svg('svg', { class: swatchStyles['swatch'], 'aria-hidden': 'true' }, current));
  const tracks = html('div', { class: styles['tracks'] }, hue.root, brightness.root, alpha.root);
  const sliders = html('div', { class: styles['sliders'] }, swatch, tracks, eyeDropper.root);
  const cancel = html('button', { type: 'button', class: styles['button'] });
  const ok = html('button', { type: 'button', class: styles['accept'] });
  cancel.addEventListener('click', () => read().revert());
  ok.addEventListener('click', () => read().accept());
  const buttons = html('div', { class: styles['buttons'] }, cancel, ok);
  const status = html('span', { class: styles['status'], role: 'status' });
  const root = html(
    'div',
    { class: styles['panel'] },
    area.root,
    sliders,
    fields.root,
    presets.root,
    extras.root,
    buttons,
    status,
  );

  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter belongs to the picker; a form around it must not be submitted.
    event.preventDefault();
    read().store.commit();
  });

  // A key that was still held when the focus went has no key-up here to end its gesture.
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) read().store.commit();
  });

  function follow() {
    setAttribute(current, 'fill', formatColor(read().store.getState().color, 'hex'));
    for (const part of parts) part.follow?.();
  }

  function update() {
    const { store, labels, alphaMode, colorMode, isDisabled, showButtons, hideFields } = read();
    const { message } = store.getState();
    setAttribute(root, 'data-mode', colorMode);
    area.root.hidden = hue.root.hidden = colorMode !== 'color';
    brightness.root.hidden = colorMode !== 'grayscale';
    alpha.root.hidden = alphaMode === 'disabled';
    sliders.hidden = colorMode === 'presets';
    fields.root.hidden = hideFields || colorMode === 'presets';
    buttons.hidden = !showButtons;
    cancel.textContent = labels.cancel;
    ok.textContent = labels.ok;
    cancel.disabled = ok.disabled = isDisabled;
    if (status.textContent !== message) status.textContent = message;
    for (const part of parts) part.update();
  }
  return { root, follow, update, stop: eyeDropper.stop };
}
