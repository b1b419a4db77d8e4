import { moveAreaByKey, positionOfPointer } from '../color-area/area-input.ts';
import { round } from '../color/picker-color.ts';
import { html, setAttribute, svg, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import areaStyles from '../color-area/color-area.module.css';
import planeStyles from '../picker-panel/color-controls.module.css';

/** The saturation and brightness area, without React. */
export function createAreaPart(read: ReadSettings): Part {
  const plane = svg('rect', { width: '100%', height: '100%' });
  const thumbs = [
    svg('circle', { class: areaStyles['halo'], r: 9 }),
    svg('circle', { class: areaStyles['thumb'], r: 8 }),
  ];
  const axes = [0, 1].map((index) =>
    html('input', { type: 'range', class: areaStyles['axis'], max: 100, step: 0.1, tabindex: -index }),
  );
  setAttribute(axes[1]!, 'aria-orientation', 'vertical');
  const root = html(
    'div',
    { class: areaStyles['area'], role: 'group' },
    html('div', { class: areaStyles['plane'], 'aria-hidden': 'true' }),
  );
  root.firstElementChild!.append(svg('svg', { class: planeStyles['plane'] }, plane));
  root.append(svg('svg', { class: areaStyles['thumbs'], 'aria-hidden': 'true' }, ...thumbs), ...axes);

  const move = (s: number, v: number) => {
    const { store } = read();
    store.setColor({ ...store.getState().color, s, v });
  };
  const commit = () => read().store.commit();

  let draggedBy: number | null = null;
  const moveTo = (event: PointerEvent) => {
    const position = positionOfPointer(root, event);
    if (position) move(position.x, position.y);
  };
  const endDrag = (event: PointerEvent) => {
    if (draggedBy !== event.pointerId) return;
    draggedBy = null;
    commit();
  };
  root.addEventListener('pointerdown', (event) => {
    if (read().isDisabled || event.button !== 0 || draggedBy !== null) return;
    event.preventDefault();
    draggedBy = event.pointerId;
    root.setPointerCapture?.(event.pointerId);
    axes[0]!.focus({ preventScroll: true });
    moveTo(event);
  });
  root.addEventListener('pointermove', (event) => {
    if (draggedBy !== event.pointerId) return;
    if (event.buttons === 0) endDrag(event);
    else moveTo(event);
  });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    root.addEventListener(type, endDrag);
  root.addEventListener('keydown', (event) => {
    const { s, v } = read().store.getState().color;
    const next = moveAreaByKey(root, event, { x: s, y: v });
    if (!next) return;
    event.preventDefault();
    axes[next.axis === 'y' ? 1 : 0]!.focus({ preventScroll: true });
    move(next.x, next.y);
  });
  root.addEventListener('keyup', commit);
  axes.forEach((axis, index) =>
    axis.addEventListener('input', () => {
      const { s, v } = read().store.getState().color;
      move(index ? s : Number(axis.value) / 100, index ? Number(axis.value) / 100 : v);
    }),
  );

  function update() {
    const { store, labels, isDisabled, nameColor } = read();
    const { color } = store.getState();
    setAttribute(root, 'aria-label', labels.area);
    setAttribute(root, 'data-disabled', isDisabled);
    setAttribute(plane, 'fill', `hsl(${round(color.h, 1)} 100% 50%)`);
    for (const thumb of thumbs) {
      setAttribute(thumb, 'cx', `${round(color.s * 100, 2)}%`);
      setAttribute(thumb, 'cy', `${round(100 - color.v * 100, 2)}%`);
    }
    axes.forEach((axis, index) => {
      const value = index ? color.v : color.s;
      axis.value = String(value * 100);
      axis.disabled = isDisabled;
      setAttribute(axis, 'aria-label', index ? labels.brightness : labels.saturation);
      setAttribute(axis, 'aria-roledescription', labels.areaRole);
      setAttribute(axis, 'aria-valuetext', `${Math.round(value * 100)}%, ${nameColor(color)}`);
    });
  }
  return { root, update };
}
