import { canReadColor, formatColor, hexOf } from '@genmaster/color';
import { historyKey, isComposing, latinKey } from '@genmaster/keyboard';
import { areaTree, fillTree } from '../color-area/area-tree.ts';
import { fieldsTree } from '../color-fields/fields-tree.ts';
import { sliderTree } from '../color-slider/slider-tree.ts';
import { swatchTree } from '../color-swatch/swatch-tree.ts';
import type { ContrastAgainst } from '../contrast-area/contrast-against.ts';
import { readoutTree } from '../contrast-readout/readout-tree.ts';
import { eyeDropperTree } from '../eye-dropper/eye-dropper-tree.ts';
import { canAddColor } from '../preset-colors/preset-list.ts';
import { groupsIn, presetText } from '../preset-colors/swatch-groups.ts';
import { swatchesIn } from '../preset-colors/swatch-keys.ts';
import { swatchesTree } from '../preset-colors/swatches-tree.ts';
import { keepFromLabel } from '../view/keep-from-label.ts';
import { loadWanted } from '../view/load-wanted.ts';
import { planeIn } from '../view/moves.ts';
import type { Face, PickerSettings, PickerView } from '../view/face.ts';
import { h, SLOT, type TreeElement } from '../view/tree.ts';
import { originOf, takesText } from '../view/takes-text.ts';
import { announceMoves } from '../view/announce-moves.ts';
import { planeMenuTree } from './plane-menu-tree.ts';
import beforeStyles from './before.module.css';
import contrastStyles from '../contrast-readout/contrast-readout.module.css';
import styles from './picker-panel.module.css';

/** Returns the whole content of a picker, inline or popup, with React or without. */
export function panelTree(face: Face): TreeElement {
  const { view, settings, memory } = face;
  const { colorMode, contrast } = settings;
  const hasArea = colorMode === 'color';
  const hasSliders = colorMode !== 'presets';
  const groups = groupsIn(face);
  return h(
    'div',
    // A press on what cannot take the focus gives it to the panel, which hears the keys then.
    { class: styles['panel'], 'data-mode': colorMode, tabindex: -1 },
    [
      hasArea && settings.planes.length > 1 && planeMenuTree(face),
      hasArea && areaTree(face),
      hasSliders && slidersTree(face),
      hasArea && settings.gamut === 'p3' && (memory.wide?.gamutRowTree(face) ?? rowTree('gamut')),
      contrast && contrastTree(face, contrast),
      hasSliders && !settings.hideFields && fieldsTree(face),
      groups.length > 0 && swatchesTree(face, groups),
      settings.canEditPresets && addTree(face),
      SLOT,
      ...(settings.extras?.(face) ?? []),
      settings.validationMessage !== '' &&
        h('p', { class: styles['problem'], role: 'alert', 'data-problem': '' }, [settings.validationMessage], {
          key: 'problem',
        }),
      (settings.showButtons || settings.canClear) && buttonsTree(face),
      statusTree(view),
    ],
    { live: () => panelMoved(view), on: panelHandlers(view) },
  );
}

/**
 * Reports whether a drag changes nothing in a panel but what is written directly: the area, the sliders and the fields.
 *
 * A readout, colours to choose from and additions of a host are rendered, a few times a second.
 */
export function restsDuringDrag(settings: PickerSettings): boolean {
  const { contrast, extras, gamut, presets, tokens, recent, canEditPresets, showsShades } = settings;
  const hasColors = presets.length + tokens.length + recent.length > 0 || canEditPresets || showsShades;
  return !contrast && !extras && !hasColors && gamut === 'srgb';
}

/** Returns the contrast readout; null when the other colour cannot be parsed. */
function contrastTree(face: Face, contrast: ContrastAgainst): TreeElement | null {
  if (!canReadColor(contrast.against)) return null;
  const verdict = face.memory.contrast?.judge(face.view, face.settings) ?? null;
  return readoutTree(face, verdict, { demand: contrast, texts: face.settings.labels, holds: true });
}

/** Returns an empty row as a placeholder while the row's script loads, to prevent a layout shift. */
const rowTree = (key: string) => h('div', { class: contrastStyles['row'] }, [], { key });

/** Returns the place of messages for screen readers; they are written directly, because a drag has some too. */
function statusTree(view: PickerView): TreeElement {
  // Not compared with the text of the page, which may be a translation of it.
  const told = view.keep('told', () => ({ message: '' }));
  return h('span', { class: styles['status'], role: 'status' }, [], {
    key: 'status',
    live: (element: HTMLElement) => {
      const { message } = view.store.getState();
      if (message !== told.message) element.textContent = told.message = message;
    },
  });
}

function panelMoved(view: PickerView) {
  loadWanted(view);
  announceMoves(view);
}

const panelHandlers = (view: PickerView) => ({
  click: keepFromLabel,
  keydown: (event: KeyboardEvent) => {
    const { store } = view;
    // What a host puts inside may have the focus while the picker is disabled, and may be a picker that took the key.
    if (view.settings().isDisabled || event.defaultPrevented) return;
    const from = originOf(event);
    // The picker's own fields are in no form. Enter in a field of the host belongs to the host.
    const isField = from?.matches?.('input[form=""]');
    const isText = takesText(from);
    // In a text field undo and redo belong to the text.
    const way = !isText && historyKey(event);
    if (way) {
      store[way]();
      event.preventDefault();
    }
    // A letter chooses an option of a menu, too.
    const isLetter = isText || from?.localName === 'select';
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    const button = isLetter || isHeld ? null : buttonFor(event.currentTarget as Element, latinKey(event));
    if (button) {
      button.click();
      event.preventDefault();
    }
    // Not the Enter that has opened the popup and is still held.
    if (event.key !== 'Enter' || event.repeat || isComposing(event) || !isField) return;
    // Enter is handled by the picker and must not submit the surrounding form.
    event.preventDefault();
    store.commit();
    view.settings().enter?.();
  },
  // A drag and the typing in a field go on while keys are let go.
  keyup: () => {
    if (!view.isDragging && !Object.keys(view.memory().drafts).length) view.store.commit();
  },
  // The keyup event of a key that is still pressed when the focus leaves is not received here, so the gesture ends now.
  focusout: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(currentTarget as Element).contains(relatedTarget as Node | null)) view.store.commit();
  },
});

/** Returns the button whose shortcut is a letter. A JSON text is a quoted CSS string, whatever key it is. */
const buttonFor = (panel: Element, letter: string) =>
  panel.querySelector<HTMLElement>(`[aria-keyshortcuts=${JSON.stringify(letter.toUpperCase())}]:enabled`);

function slidersTree(face: Face): TreeElement {
  const { view, settings, state } = face;
  const isColor = settings.colorMode === 'color';
  const hue = planeIn(view, settings).name === 'oklch' ? 'oklch' : 'hue';
  const current = swatchTree(state.isCleared ? '' : fillTree(view, (color) => formatColor(color)));
  return h(
    'div',
    { class: styles['sliders'] },
    [
      h('span', { class: styles['current'] }, [current]),
      h('div', { class: styles['tracks'] }, [
        sliderTree(face, isColor ? hue : 'brightness'),
        settings.alphaMode !== 'disabled' && sliderTree(face, 'alpha', fillTree(view, hexOf)),
      ]),
      // Shown from the first gesture on, because before that there is nothing to go back to.
      (state.canUndo || state.canRedo) && beforeTree(face),
      isColor && !settings.hidesEyeDropper && face.memory.hasEyeDropper && eyeDropperTree(face),
    ],
    { key: 'sliders' },
  );
}

/** Returns a button that restores the colour of the start of the choice; it covers one half of the current colour. */
function beforeTree({ view, settings, state }: Face): TreeElement {
  const { labels } = settings;
  const name = labels.before(labels.nameColor(state.initialColor));
  return h(
    'button',
    { type: 'button', class: beforeStyles['before'], 'aria-label': name, title: name, disabled: settings.isDisabled },
    [swatchTree(formatColor(state.initialColor))],
    { key: 'before', on: { click: view.store.goBack } },
  );
}

function addTree(face: Face): TreeElement {
  const { view, settings, state } = face;
  const { labels, presets } = settings;
  const isFull = presets.length >= settings.presetLimit;
  const canAdd = !state.isCleared && canAddColor(presets, state.color, settings.presetLimit);
  const add = () => {
    const now = view.settings();
    const { color } = view.store.getState();
    now.setPresets([...now.presets, presetText({ view, settings: now })]);
    view.store.announce(now.labels.added(now.labels.nameColor(color)));
  };
  return h(
    'button',
    {
      type: 'button',
      class: styles['button'],
      title: isFull ? labels.limit(settings.presetLimit) : null,
      disabled: settings.isDisabled || !canAdd,
    },
    [labels.addColor],
    {
      key: 'add',
      on: { click: add },
      // The button is disabled once the colour is added. Without this the focus would fall to the page.
      live: (button: HTMLButtonElement) => {
        const { activeElement } = button.getRootNode() as Document | ShadowRoot;
        if (!button.disabled || activeElement !== button) return;
        swatchesIn(button.previousElementSibling ?? button)
          .at(-1)
          ?.focus();
      },
    },
  );
}

function buttonsTree({ view, settings }: Face): TreeElement {
  const { labels, isDisabled: disabled, showButtons } = settings;
  const button = (style: string, text: string, click: () => void) =>
    h('button', { type: 'button', class: style, disabled }, [text], {
      key: text,
      on: {
        click: (event: Event) => {
          // The panel that keeps presses from a label around it may go with the popup.
          event.preventDefault();
          click();
        },
      },
    });
  const clear = () => {
    view.store.clear();
    view.store.announce(view.settings().labels.cleared);
  };
  return h(
    'div',
    { class: styles['buttons'] },
    [
      settings.canClear && button(`${styles['button']} ${styles['clear']}`, labels.clear, clear),
      showButtons && button(styles['button']!, labels.cancel, () => view.settings().revert()),
      showButtons && button(styles['accept']!, labels.ok, () => view.settings().accept()),
    ],
    { key: 'buttons' },
  );
}
