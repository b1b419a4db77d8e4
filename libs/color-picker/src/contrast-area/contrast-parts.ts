import { parseColor } from '@genmaster/color';
import { judgeContrast, type ContrastVerdict } from '../contrast-readout/judge-contrast.ts';
import { planeIn, withinReach } from '../view/moves.ts';
import type { ContrastParts, PickerView } from '../view/face.ts';
import { h } from '../view/tree.ts';
import { holdPassing, ratioAgainst, type AreaAxes } from './contrast-limits.ts';
import { limitNames, limitPaths, targetOf } from './draw-limits.ts';

function axesOf(view: PickerView): AreaAxes {
  const plane = planeIn(view);
  const { gamut } = view.settings();
  return {
    read: (color) => plane.read(color, gamut),
    write: (color, at) => withinReach(view, plane.write(color, at, gamut)),
  };
}

const targetIn = (view: PickerView) => {
  const { contrast } = view.settings();
  return contrast && targetOf(contrast.against, contrast);
};

/**
 * Returns the paths at the current hue and alpha.
 *
 * They are cached by these, because saturation and brightness move the thumb and not the limits.
 */
function pathsIn(view: PickerView) {
  const kept = view.keep('limits', () => ({ key: '', paths: null as ReturnType<typeof limitPaths> | null }));
  const target = targetIn(view);
  if (!target) return null;
  const { color } = view.store.getState();
  const plane = planeIn(view);
  const { contrast, gamut } = view.settings();
  const key = [Math.round(plane.hue(color)), color.alpha, plane.name, gamut, JSON.stringify(contrast)].join();
  if (key !== kept.key) {
    kept.key = key;
    kept.paths = limitPaths(color, target, axesOf(view));
  }
  return kept.paths;
}

function judge(view: PickerView, { contrast } = view.settings()): ContrastVerdict | null {
  const other = contrast && parseColor(contrast.against);
  const { color, isCleared } = view.store.getState();
  return other && !isCleared ? judgeContrast(color, other, contrast) : null;
}

/** Each line is drawn twice: a dark line under a light one is visible on every colour. */
const layers = ['under', 'over'];

export const contrastParts: ContrastParts = {
  limitTrees: (view) =>
    limitNames.flatMap((name) =>
      layers.map((layer) =>
        h('path', { 'data-limit': name, 'data-layer': layer }, [], {
          live: (path: SVGElement) => {
            const d = pathsIn(view)?.[name] ?? '';
            if (path.getAttribute('d') !== d) path.setAttribute('d', d);
          },
        }),
      ),
    ),
  judge,
  hold: (view, color) => {
    const target = targetIn(view);
    return target ? holdPassing(color, target, axesOf(view)) : color;
  },
  mend: (view) => {
    const better = judge(view)?.better;
    if (!better) return false;
    view.store.setColor(better);
    view.store.commit();
    return true;
  },
  ratioText: (view) => {
    const target = targetIn(view);
    if (!target) return '';
    const ratio = ratioAgainst(view.store.getState().color, target);
    return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 / ${target.aa}`;
  },
};
