import { startAreaDrag } from '../color-area/area-drag.ts';
import { moveAreaByKey } from '../color-area/area-input.ts';
import { round } from '../color/picker-color.ts';
import { percent } from '../color-slider/slider-channels.ts';
import { html, setAttribute, svg, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import areaStyles from '../color-area/color-area.module.css';
import planeStyles from '../picker-panel/color-controls.module.css';

/** The saturation and brightness area, without React. */
export function createAreaPart(read: ReadSettings): Part {
  const plane = svg('rect', { width: '100%', height: '100%' });
  const thumbs = svg('svg', { class: areaStyles['thumbs'] }, svg('circle', { r: 9 }), svg('circle', { r: 8 }));
  const axes = [0, 1].map((index) =>
    html('input', { type: 'range', form: '', class: areaStyles['axis'], max: 100, step: 0.1, tabindex: -index }),
  );
  setAttribute(axes[1]!, 'aria-orientation', 'vertical');
  const surface = html('div');
  surface.append(svg('svg', { class: planeStyles['plane'] }, plane));
  const face = html('div', { class: areaStyles['face'], 'aria-hidden': 'true' }, surface);
  face.append(thumbs);
  const root = html('div', { class: areaStyles['area'], role: 'group' }, face, ...axes);

  const move = (s: number, v: number) => {
    const { store } = read();
    store.setColor({ ...store.getState().color, s, v });
  };
  const commit = () => read().store.commit();

  let drag: AbortSignal | null = null;
  root.addEventListener('pointerdown', (event) => {
    if (read().isDisabled || event.button !== 0 || drag?.aborted === false) return;
    axes[0]!.focus({ preventScroll: true });
    drag = startAreaDrag(root, event, { onMove: move, onMoveEnd: commit });
  });
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

  function follow() {
    const { h, s, v } = read().store.getState().color;
    setAttribute(plane, 'fill', `hsl(${round(h, 1)} 100% 50%)`);
    thumbs.style.transform = `translate(${round(s * 100, 2)}%, ${round(100 - v * 100, 2)}%)`;
  }

  function update() {
    const { store, labels, isDisabled } = read();
    const { color } = store.getState();
    setAttribute(root, 'aria-label', labels.area);
    setAttribute(root, 'data-disabled', isDisabled);
    axes.forEach((axis, index) => {
      const value = index ? color.v : color.s;
      axis.value = String(value * 100);
      axis.disabled = isDisabled;
      setAttribute(axis, 'aria-label', index ? labels.brightness : labels.saturation);
      setAttribute(axis, 'aria-roledescription', labels.areaRole);
      setAttribute(axis, 'aria-valuetext', `${percent(value)}, ${labels.nameColor(color)}`);
    });
  }
  return { root, follow, update };
}
