import { paintText, parseColor } from '@genmaster/color';
import { swatchTree } from '../color-swatch/swatch-tree.ts';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { Face, PickerView } from '../view/face.ts';
import { isOff } from '../view/moves.ts';
import { h, type TreeElement } from '../view/tree.ts';
import { indexOfColor } from './preset-list.ts';
import { moveEntry, swatchByKey, swatchesIn } from './swatch-keys.ts';
import type { Swatch, SwatchGroup } from './swatch-groups.ts';
import styles from './preset-colors.module.css';

/** Returns groups of colours to choose from; they share one tab stop, and the arrow keys reach all of them. */
export function swatchesTree(face: Face, groups: readonly SwatchGroup[], key = 'swatches'): TreeElement {
  const { view } = face;
  const marked = groups.map((group) => ({ group, keys: keysOf(group), selected: selectedIn(face, group) }));
  const keys = marked.flatMap((each) => each.keys);
  const chosen = marked.find(({ selected }) => selected >= 0);
  const roving = rovingIn(view, key);
  const wanted = [roving.focused, chosen?.keys[chosen.selected] ?? ''];
  const stop = wanted.find((each) => keys.includes(each)) ?? keys[0];
  roving.drawn = stop;
  return h(
    'div',
    { class: styles['grid'], 'data-swatches': '' },
    marked.map(({ group, ...marks }) => groupTree(face, group, { ...marks, stop })),
    {
      key,
      live: (grid: HTMLElement) => refocus(view, grid),
      on: {
        focusin: (event: FocusEvent) => rove(roving, event, event.target as HTMLElement),
        focusout: (event: FocusEvent) => rove(roving, event, event.relatedTarget as HTMLElement | null),
      },
    },
  );
}

/** Key of the swatch with the focus, and key of the swatch that was rendered as tab stop. */
interface Roving {
  focused: string;
  drawn?: string | undefined;
}

const rovingIn = (view: PickerView, grid: string) => view.keep(`roving ${grid}`, (): Roving => ({ focused: '' }));

/** Makes the focused swatch the tab stop; when the focus leaves, the swatch that was rendered as one is it again. */
function rove(roving: Roving, { currentTarget }: FocusEvent, target: HTMLElement | null) {
  const swatches = swatchesIn(currentTarget as Element);
  roving.focused = (target && swatches.includes(target) && target.dataset['preset']) || '';
  const stop = roving.focused || roving.drawn;
  for (const swatch of swatches) swatch.tabIndex = swatch.dataset['preset'] === stop ? 0 : -1;
}

/**
 * Returns the keys of a group's swatches.
 *
 * They are based on the colour and not on the index, so that removing one swatch does not rebuild those after it and lose
 * their focus. Tints and shades all change at once and stay where they are, so each keeps its key, and with it the focus.
 */
function keysOf({ id, swatches }: SwatchGroup): string[] {
  const twins = new Map<string, number>();
  return swatches.map(({ color }, index) => {
    if (id === 'shades') return id + index;
    const before = twins.get(color) ?? 0;
    twins.set(color, before + 1);
    return `${id} ${color} ${before}`;
  });
}

function selectedIn({ state }: Face, { swatches }: SwatchGroup): number {
  if (state.isCleared) return -1;
  const byValue = swatches.findIndex(({ value }) => value !== undefined && value === state.value);
  if (byValue >= 0) return byValue;
  const colors = swatches.map(({ color, value }) => (value === undefined ? color : ''));
  return indexOfColor(colors, state.color);
}

function groupTree(
  face: Face,
  group: SwatchGroup,
  { keys, selected, stop }: { keys: readonly string[]; selected: number; stop: string | undefined },
): TreeElement {
  const { settings, memory, view } = face;
  const { labels } = settings;
  const { swatches, emptyText } = group;
  const canEdit = group.remove !== undefined && swatches.length > 0;
  const edit = h(
    'button',
    {
      type: 'button',
      class: styles['edit'],
      tabindex: -1,
      disabled: settings.isDisabled,
    },
    [memory.isEditing ? labels.done : labels.edit],
    { key: 'edit', on: { click: () => view.change({ isEditing: !view.memory().isEditing }) } },
  );
  return h(
    'div',
    {
      class: styles['presets'],
      role: 'group',
      'aria-label': group.label,
      'data-editing': canEdit && memory.isEditing ? '' : null,
    },
    [
      h(`h${settings.headingLevel}`, {}, [group.label], { key: 'heading' }),
      canEdit && edit,
      swatches.length === 0 && h('p', {}, [emptyText], { key: 'empty' }),
      h(
        'ul',
        { hidden: !swatches.length },
        swatches.map((swatch, index) =>
          itemTree(face, group, {
            swatch,
            index,
            key: keys[index]!,
            isSelected: index === selected,
            isStop: keys[index] === stop,
          }),
        ),
        { key: 'list' },
      ),
    ],
    { key: group.id },
  );
}

interface Item {
  readonly swatch: Swatch;
  readonly index: number;
  readonly key: string;
  readonly isSelected: boolean;
  readonly isStop: boolean;
}

/** Returns the accessible name of a colour to choose. */
function nameOf({ nameColor }: ColorPickerLabels, { color, name }: Swatch): string {
  const parsed = parseColor(color);
  const said = name ?? (parsed ? nameColor(parsed) : '');
  return said ? `${said}, ${color}` : color;
}

function itemTree({ view, settings }: Face, group: SwatchGroup, { swatch, index, key, isSelected, isStop }: Item) {
  const { isDisabled: disabled, labels } = settings;
  const { remove, reorder } = group;
  const name = nameOf(labels, swatch);
  const choose = h(
    'button',
    {
      type: 'button',
      class: styles['preset'],
      'data-preset': key,
      tabindex: isStop ? 0 : -1,
      'aria-label': name,
      'aria-pressed': String(isSelected),
      title: swatch.name,
      disabled,
    },
    [swatchTree(paintText(swatch.color))],
    {
      on: {
        click: () => {
          if (swatch.value === undefined || !view.store.setToken(swatch.value)) view.store.setText(swatch.color);
          view.store.commit();
        },
        keydown: (event: KeyboardEvent) => handleKey(view, group, { event, index }),
        contextmenu: (event: MouseEvent) => {
          if (!remove || view.settings().isDisabled) return;
          event.preventDefault();
          openMenu(view, group, { button: event.currentTarget as HTMLElement, index });
        },
      },
    },
  );
  const cross =
    remove &&
    h(
      'button',
      {
        type: 'button',
        class: styles['remove'],
        // No tab stop, because the Delete key does the same and ten colours are one tab stop.
        tabindex: -1,
        'aria-label': labels.remove(name),
        disabled,
      },
      [],
      {
        on: {
          click: ({ currentTarget }: Event) =>
            removeSwatch(view, group, {
              from: (currentTarget as Element).previousElementSibling as HTMLElement,
              index,
            }),
        },
      },
    );
  return h('li', { draggable: reorder && !disabled ? 'true' : null }, [choose, cross], {
    key,
    on: dragHandlers(view, group, index),
  });
}

/** Data type of dragged colours, which distinguishes them from other dragged content. */
const DRAG_TYPE = 'application/x-gm-preset';

/** Swatch that is being dragged. Its place has a meaning in its own list alone, and there may be two pickers. */
let dragged: { readonly view: PickerView; readonly list: string; readonly index: number } | null = null;

const dragHandlers = (view: PickerView, { id, swatches, reorder }: SwatchGroup, index: number) => {
  const isOwn = (event: DragEvent) =>
    dragged?.view === view && dragged.list === id && event.dataTransfer?.types.includes(DRAG_TYPE) === true;
  return {
    dragstart: (event: DragEvent) => {
      dragged = { view, list: id, index };
      event.dataTransfer?.setData(DRAG_TYPE, String(index));
    },
    dragover: (event: DragEvent) => {
      if (reorder && isOwn(event)) event.preventDefault();
    },
    drop: (event: DragEvent) => {
      if (!reorder || !isOwn(event) || isOff(view, event.currentTarget as Element)) return;
      event.preventDefault();
      if (dragged!.index !== index) reorder(moveEntry(colorsOf(swatches), dragged!.index, index));
    },
    dragend: () => {
      dragged = null;
    },
  };
};

const colorsOf = (swatches: readonly Swatch[]) => swatches.map(({ color }) => color);

function handleKey(view: PickerView, group: SwatchGroup, { event, index }: { event: KeyboardEvent; index: number }) {
  const button = event.currentTarget as HTMLElement;
  if (group.remove && (event.key === 'Delete' || event.key === 'Backspace')) {
    event.preventDefault();
    removeSwatch(view, group, { from: button, index });
    return;
  }
  const isMoved = event.altKey && group.reorder;
  const next = swatchByKey(button.closest(isMoved ? 'ul' : '[data-swatches]')!, button, event.key);
  if (!next) return;
  event.preventDefault();
  if (!isMoved || next === button) {
    next.focus();
    return;
  }
  movedIn(view).key = button.dataset['preset']!;
  const to = swatchesIn(button.closest('ul')!).indexOf(next);
  group.reorder!(moveEntry(colorsOf(group.swatches), index, to));
}

/**
 * Returns a record of the swatch that was moved by key; its place in the DOM changes, and with that it loses the focus.
 */
const movedIn = (view: PickerView) => view.keep('moved swatch', () => ({ key: '' }));

function refocus(view: PickerView, grid: HTMLElement) {
  const moved = movedIn(view);
  if (!moved.key) return;
  const swatch = swatchesIn(grid).find(({ dataset }) => dataset['preset'] === moved.key);
  moved.key = '';
  swatch?.focus();
}

function removeSwatch(view: PickerView, group: SwatchGroup, { from, index }: { from: HTMLElement; index: number }) {
  // A neighbour takes the focus; that of the last one goes to the next control. An equal one takes the key, and with it
  // the button, of the removed one.
  const swatches = swatchesIn(from.closest('ul')!);
  const isTwin = group.swatches[index + 1]?.color === group.swatches[index]!.color;
  (isTwin ? from : (swatches[index + 1] ?? swatches[index - 1]))?.focus();
  const { labels } = view.settings();
  view.store.announce(labels.removed(nameOf(labels, group.swatches[index]!)));
  group.remove!(index);
}

function openMenu(view: PickerView, group: SwatchGroup, { button, index }: { button: HTMLElement; index: number }) {
  const { labels } = view.settings();
  const colors = colorsOf(group.swatches);
  const move = (by: number) => () => group.reorder?.(moveEntry(colors, index, index + by));
  const signal = view.signal('menu');
  import('./swatch-menu.ts')
    .then(({ showSwatchMenu }) =>
      showSwatchMenu({ button, signal }, [
        {
          text: labels.remove(nameOf(labels, group.swatches[index]!)),
          act: () => removeSwatch(view, group, { from: button, index }),
        },
        ...(group.reorder && index > 0 ? [{ text: labels.moveEarlier, act: move(-1) }] : []),
        ...(group.reorder && index < colors.length - 1 ? [{ text: labels.moveLater, act: move(1) }] : []),
      ]),
    )
    // If the file fails to load, the Delete key and the remove button still work.
    .catch(() => undefined);
}
