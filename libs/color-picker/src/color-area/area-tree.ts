import { round, type PickerColor } from '@genmaster/color';
import { percent as inPercent } from '../color-slider/slider-channels.ts';
import { planeLabels, type AreaPosition, type Plane } from '../planes/planes.ts';
import { moveColor, planeIn, wantedColor } from '../view/moves.ts';
import type { Face, PickerView } from '../view/face.ts';
import { h, type Tree, type TreeElement } from '../view/tree.ts';
import { startAreaDrag } from './area-drag.ts';
import { moveAreaByKey } from './area-keys.ts';
import { showMagnifier } from './load-magnifier.ts';
import limitStyles from '../contrast-area/contrast-area.module.css';
import planeStyles from './color-planes.module.css';
import styles from './color-area.module.css';

const FULL = 100;

/**
 * Returns a two-dimensional slider: drag it, press anywhere in it, or use the keys.
 *
 * ARIA has no such control, so it is two range inputs that share one tab stop. Left and right change one, up and down
 * the other. The focus follows, so a screen reader reads out the value that changed. Home and End go to the ends of the
 * horizontal axis, with Ctrl or Shift to those of the vertical one.
 */
export function areaTree(face: Face): TreeElement {
  const { view, settings, state } = face;
  const { labels, gamut } = settings;
  const plane = planeIn(view, settings);
  const at = plane.read(state.color, gamut);
  view.thumb.at ??= at;
  return h(
    'div',
    {
      class: styles['area'],
      role: 'group',
      'aria-label': labels[planeLabels[plane.name]],
      'data-plane': plane.name,
    },
    [
      h('div', { class: styles['face'], 'aria-hidden': 'true' }, [
        h('div', {}, planeTrees(face, plane)),
        thumbTree(view, view.thumb.at),
      ]),
      axisTree(face, 'x'),
      axisTree(face, 'y'),
    ],
    { key: 'area', on: areaHandlers(view) },
  );
}

function areaHandlers(view: PickerView) {
  const root = (event: Event) => event.currentTarget as HTMLElement;
  return {
    pointerdown: (event: PointerEvent) => {
      const drag = startAreaDrag(view, event, { name: 'area', onMove: (x, y) => moveTo(view, { x, y }) });
      if (drag && event.pointerType === 'touch') {
        showMagnifier(root(event), drag, {
          place: () => placeOf(view),
          captionText: () => view.memory().contrast?.ratioText(view) ?? '',
        });
      }
    },
    keydown: (event: KeyboardEvent) => {
      const next = moveAreaByKey(root(event), event, placeOf(view));
      if (!next) return;
      event.preventDefault();
      root(event).querySelectorAll('input')[next.axis === 'y' ? 1 : 0]!.focus({ preventScroll: true });
      moveAlong(view, next.axis, next[next.axis]);
    },
    // The axis with the focus is the tab stop, so that Tab leaves the area in both directions and comes back to it.
    focusin: (event: FocusEvent) => {
      for (const axis of root(event).querySelectorAll('input')) axis.tabIndex = axis === event.target ? 0 : -1;
    },
  };
}

const placeOf = (view: PickerView): AreaPosition =>
  planeIn(view).read(view.store.getState().color, view.settings().gamut);

const moveTo = (view: PickerView, at: AreaPosition) =>
  moveColor(view, planeIn(view).write(view.store.getState().color, at, view.settings().gamut));

/** Moves along one axis; the other one stays where it was wanted, also where the gamut has no room for that. */
function moveAlong(view: PickerView, axis: 'x' | 'y', to: number) {
  const [plane, { gamut }] = [planeIn(view), view.settings()];
  const color = wantedColor(view, plane.name === 'oklch');
  moveColor(view, plane.write(color, { ...plane.read(color, gamut), [axis]: to }, gamut));
}

/** Returns the colours of the plane and the contrast limits drawn over them. */
function planeTrees(face: Face, plane: Plane): Tree[] {
  const { view, settings, memory } = face;
  const { contrast } = settings;
  return [
    plane.name === 'oklch' && memory.wide
      ? memory.wide.planeTree(face)
      : h('svg', { class: planeStyles['plane'] }, [fillTree(view, (color) => `hsl(${round(color.h, 1)} 100% 50%)`)], {
          key: 'plane',
        }),
    contrast !== null &&
      h(
        'svg',
        { class: limitStyles['limits'], 'data-limits': '', viewBox: '0 0 100 100', preserveAspectRatio: 'none' },
        memory.contrast?.limitTrees(view) ?? [],
        { key: 'limits' },
      ),
  ];
}

/**
 * Returns a rectangle filled with the current colour.
 *
 * The fill is an attribute and not a style, because a strict content security policy refuses inline styles.
 */
export function fillTree(view: PickerView, print: (color: Face['state']['color']) => string): TreeElement {
  let fill = print(view.store.getState().color);
  return h('rect', { width: '100%', height: '100%', fill }, [], {
    live: (element: SVGElement) => {
      const next = print(view.store.getState().color);
      if (next !== fill) element.setAttribute('fill', (fill = next));
    },
  });
}

/**
 * Returns the thumb at its first position; later positions are a transform, which causes no layout.
 *
 * What moves is inside the SVG: moved as a whole, the SVG would reach beyond the area, and what is around the picker
 * would scroll.
 */
function thumbTree(view: PickerView, printed: AreaPosition): TreeElement {
  const circle = (r: number) => h('circle', { cx: percent(printed.x), cy: percent(1 - printed.y), r });
  const moved = h('g', {}, [circle(9), circle(8)], {
    live: (element: SVGElement) => {
      const { x, y } = placeOf(view);
      element.style.transform = `translate(${percent(x - printed.x)}, ${percent(printed.y - y)})`;
    },
  });
  return h('svg', { class: styles['thumbs'] }, [moved]);
}

const percent = (value: number) => `${round(value * 100, 2)}%`;

function axisTree({ view, settings, state }: Face, axis: 'x' | 'y') {
  const { labels, isDisabled } = settings;
  const isVertical = axis === 'y';
  const plane = planeIn(view, settings);
  const readingOf = (color: PickerColor) => {
    const at = plane.read(color, settings.gamut);
    const valueText = isVertical ? inPercent(at.y) : plane.describeX(color, at.x, settings.gamut);
    return {
      value: String(at[axis] * FULL),
      attributes: { 'aria-valuetext': `${valueText}, ${labels.nameColor(color)}` },
    };
  };
  const { value, attributes } = readingOf(state.color);
  return h(
    'input',
    {
      class: styles['axis'],
      type: 'range',
      // One tab stop at the start: the arrow keys move the focus between the axes, and the tab stop with it.
      tabindex: isVertical ? -1 : 0,
      'aria-label': labels[isVertical ? plane.yLabel : plane.xLabel],
      'aria-roledescription': labels.areaRole,
      'aria-orientation': isVertical ? 'vertical' : null,
      ...attributes,
      // Without it steps count from the first colour, and miss the ends.
      min: 0,
      max: FULL,
      step: 0.1,
      disabled: isDisabled,
      // Not part of any form: a form reset would change the input without the colour.
      form: '',
    },
    [],
    {
      value,
      reading: () => readingOf(view.store.getState().color),
      on: {
        // Screen readers on touch devices change an axis without a key event.
        input: ({ currentTarget }: Event) => {
          moveAlong(view, axis, Number((currentTarget as HTMLInputElement).value) / FULL);
        },
        change: view.store.commit,
      },
    },
  );
}
