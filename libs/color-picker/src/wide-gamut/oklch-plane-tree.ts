import { clamp, farColors, round, type Gamut } from '@genmaster/color';
import type { Face, PickerView } from '../view/face.ts';
import { h, type TreeElement } from '../view/tree.ts';
import styles from './wide-gamut.module.css';

/** Width and height of the canvas in pixels; the browser smooths the enlarged image. */
const PIXELS = 72;
const LIMIT_STEPS = 48;

const NAMES = { srgb: 'sRGB', p3: 'P3' } as const;

/**
 * Returns the OKLCH plane: chroma across and lightness up at one hue, with lines at the limits of sRGB and Display P3.
 */
export function oklchPlaneTree({ view, settings }: Face): TreeElement {
  const { gamut } = settings;
  const gamuts: readonly Gamut[] = gamut === 'p3' ? ['srgb', 'p3'] : ['srgb'];
  return h('div', { class: styles['plane'] }, [canvasTree(view), linesTree(view, gamuts)], { key: `plane ${gamut}` });
}

const hueIn = (view: PickerView) => round(farColors()!.oklchOf(view.store.getState().color).h, 1);

/** Reports whether an element shows another hue than the current one, and records the current one as shown. */
function isBehind(element: Element & { dataset: DOMStringMap }, hue: number): boolean {
  if (element.dataset['hue'] === String(hue)) return false;
  element.dataset['hue'] = String(hue);
  return true;
}

function canvasTree(view: PickerView): TreeElement {
  return h('canvas', { width: PIXELS, height: PIXELS }, [], {
    live: (canvas: HTMLCanvasElement) => {
      if (!isBehind(canvas, hueIn(view))) return;
      const isWaiting = canvas.dataset['waits'];
      canvas.dataset['waits'] = '';
      // At most one drawing per frame, however often the hue slider moves.
      if (isWaiting === undefined) {
        requestAnimationFrame(() => {
          delete canvas.dataset['waits'];
          draw(canvas, hueIn(view), view.settings().gamut);
        });
      }
    },
  });
}

function linesTree(view: PickerView, gamuts: readonly Gamut[]): TreeElement {
  const paths = gamuts.flatMap((gamut) =>
    ['under', 'over'].map((layer) =>
      h('path', { 'data-gamut': gamut, 'data-layer': layer }, [], {
        live: (path: SVGElement) => {
          const hue = hueIn(view);
          if (isBehind(path, hue)) path.setAttribute('d', linePath(hue, gamut, view.settings().gamut));
        },
      }),
    ),
  );
  // Each name is turned round at the point where it ends, that of an SVG of its own: so it reads from left to right in a
  // mirrored area, too, and WebKit finds no other point of a text.
  const names = gamuts.map((gamut) =>
    h('svg', {}, [h('text', {}, [NAMES[gamut]])], {
      live: (place: SVGElement) => {
        const hue = hueIn(view);
        if (!isBehind(place, hue)) return;
        const { x, y } = namePlace(hue, gamut, view.settings().gamut);
        place.setAttribute('x', `${x}%`);
        place.setAttribute('y', `${y}%`);
      },
    }),
  );
  return h('svg', { class: styles['lines'] }, [
    h('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none' }, paths),
    ...names,
  ]);
}

/** Returns the limit of a gamut at a lightness, in per cent of the area's width. */
const endOf = (l: number, hue: number, gamut: Gamut, shown: Gamut) => {
  const far = farColors()!;
  return round((far.maxChroma(l, hue, gamut) / far.chromaLimit(shown)) * 100, 2);
};

function linePath(hue: number, gamut: Gamut, shown: Gamut): string {
  const points = Array.from({ length: LIMIT_STEPS + 1 }, (_, step) => {
    const l = step / LIMIT_STEPS;
    return `${endOf(l, hue, gamut, shown)} ${round(100 - l * 100, 2)}`;
  });
  return `M${points.join('L')}`;
}

/** Returns the place of a gamut's name beside its line: sRGB inside the line, P3 lower, so that they never overlap. */
function namePlace(hue: number, gamut: Gamut, shown: Gamut): { x: number; y: number } {
  const l = gamut === 'srgb' ? 0.8 : 0.3;
  return { x: Math.max(endOf(l, hue, gamut, shown) - 1, 12), y: 100 - l * 100 };
}

function draw(canvas: HTMLCanvasElement, hue: number, gamut: Gamut) {
  const far = farColors()!;
  // Without P3 support in the canvas, the browser draws the sRGB colours only; the lines stay correct.
  const context = canvas.getContext('2d', { colorSpace: gamut === 'p3' ? 'display-p3' : 'srgb' });
  if (!context) return;
  const image = context.createImageData(PIXELS, PIXELS);
  const isP3 = context.getContextAttributes?.().colorSpace === 'display-p3';
  const limit = far.chromaLimit(gamut);
  for (let row = 0; row < PIXELS; row += 1) {
    for (let column = 0; column < PIXELS; column += 1) {
      const color = { l: 1 - row / (PIXELS - 1), c: (column / (PIXELS - 1)) * limit, h: hue };
      // Outside the gamut nothing is drawn, so the hatching behind is visible.
      if (column && !far.isInGamut(color, gamut, 0)) break;
      const { r, g, b } = isP3 ? far.toP3(color) : far.oklchToRgb(color);
      const at = (row * PIXELS + column) * 4;
      image.data[at] = Math.round(clamp(r) * 255);
      image.data[at + 1] = Math.round(clamp(g) * 255);
      image.data[at + 2] = Math.round(clamp(b) * 255);
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}
