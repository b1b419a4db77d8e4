import type { GmColorPickerElement } from '@genmaster/color-picker/element';
import { findField, type ThemeEngine, type ThemeMode } from '@genmaster/theme-engine';
import { element } from './element.ts';

/** The colour field and the size field of the controls. Any field of the catalogue can be used instead. */
const COLOR_FIELD = 'layout-primary';
const SIZE_FIELD = 'fontH1';

const modes: readonly { readonly mode: ThemeMode; readonly label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'flately', label: 'Flately' },
];

export interface ThemeControlsOptions {
  readonly engine: ThemeEngine;
  /** Saves the theme; returns false when it could not be saved. */
  readonly onSave: () => boolean;
  readonly onExport: () => void;
}

/**
 * Renders the theme controls into an element and keeps them in sync with the engine.
 *
 * Controls only call methods of the engine. Their values come from its snapshot, so they also follow undo, another tab
 * and a loaded theme.
 */
export function showThemeControls(place: HTMLElement, { engine, onSave, onExport }: ThemeControlsOptions): void {
  const scheme = element('select', { id: 'scheme' });
  for (const { code, name } of engine.catalogue.schemes) scheme.append(element('option', { value: code }, name));
  scheme.addEventListener('change', () => engine.chooseScheme(scheme.value));

  const radios = modes.map(({ mode, label }) => {
    const radio = element('input', { type: 'radio', name: 'mode', value: mode });
    radio.addEventListener('change', () => engine.chooseMode(mode));
    return { mode, radio, label: element('label', {}, radio, label) };
  });

  const picker = document.createElement('gm-color-picker') as GmColorPickerElement;
  for (const [name, value] of Object.entries({ popup: '', label: 'Main colour', 'alpha-mode': 'disabled' })) {
    picker.setAttribute(name, value);
  }
  picker.addEventListener('open', () => engine.begin('Main colour'));
  picker.addEventListener('value-change', () => engine.setField(COLOR_FIELD, picker.value));
  picker.addEventListener('select', () => engine.commit());
  picker.addEventListener('cancel', () => engine.cancel());

  const { min = 16, max = 64 } = findField(engine.catalogue, SIZE_FIELD) ?? {};
  const size = element('input', { id: 'size', type: 'range', min: String(min), max: String(max) });
  const sizeText = element('output', { for: 'size' });
  size.addEventListener('input', () => engine.setField(SIZE_FIELD, size.value));

  const status = element('p', { class: 'state', role: 'status' });
  const undo = button('Undo', () => engine.undo());
  const save = button('Save', () => {
    status.textContent = onSave() ? 'Saved in this browser.' : 'This browser keeps nothing. Export the theme instead.';
  });
  save.className = 'main';

  place.replaceChildren(
    element('h2', { id: 'theme-title' }, 'Appearance'),
    row(element('label', { for: 'scheme' }, 'Scheme'), scheme),
    element('fieldset', { class: 'modes' }, element('legend', {}, 'Mode'), ...radios.map(({ label }) => label)),
    row(element('span', {}, 'Main colour'), picker),
    row(element('label', { for: 'size' }, 'Title size'), size, sizeText),
    element(
      'div',
      { class: 'buttons' },
      save,
      undo,
      button('Start over', () => engine.resetEverything()),
      button('Export', onExport),
    ),
    status,
  );

  const show = () => {
    const { draft, canUndo, undoLabel, isDirty } = engine.getSnapshot();
    scheme.value = draft.schemeCode;
    for (const { mode, radio } of radios) radio.checked = mode === draft.mode;
    const color = engine.valueOf(COLOR_FIELD);
    if (picker.value !== color) picker.value = color;
    size.value = String(parseFloat(engine.valueOf(SIZE_FIELD)));
    sizeText.textContent = `${size.value} px`;
    undo.disabled = !canUndo;
    undo.title = undoLabel ? `Undo: ${undoLabel}` : '';
    if (isDirty) status.textContent = 'Not saved yet.';
  };
  engine.subscribe(show);
  show();
}

const row = (...content: HTMLElement[]) => element('div', { class: 'row' }, ...content);

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}
