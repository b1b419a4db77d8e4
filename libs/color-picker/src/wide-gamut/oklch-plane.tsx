import { useEffect, useMemo, useRef } from 'react';
import { clamp } from '../color/picker-color.ts';
import { isInGamut, maxChroma, toP3, toWideRgb, type Gamut } from './wide-color.ts';
import styles from './wide-gamut-picker.module.css';

/** Props of `OklchPlane`. */
export interface OklchPlaneProps {
  hue: number;
  /** The chroma at the right edge. */
  chromaLimit: number;
  gamut: Gamut;
}

const PIXELS = 72;
const LIMIT_STEPS = 48;

/** Chroma across and lightness up at one hue, with a line where sRGB ends. */
export function OklchPlane({ hue, chromaLimit, gamut }: OklchPlaneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const limit = useMemo(() => limitPath(hue, chromaLimit), [hue, chromaLimit]);

  useEffect(() => {
    // One drawing a frame, however many moves the hue slider makes.
    const frame = requestAnimationFrame(() => draw(canvas.current!, { hue, chromaLimit, gamut }));
    return () => cancelAnimationFrame(frame);
  }, [hue, chromaLimit, gamut]);

  return (
    <>
      <canvas ref={canvas} className={styles.plane} width={PIXELS} height={PIXELS} />
      {gamut === 'p3' && (
        <svg className={styles.limit} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.limitShade} d={limit} vectorEffect="non-scaling-stroke" />
          <path d={limit} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </>
  );
}

function limitPath(hue: number, chromaLimit: number): string {
  const points = Array.from({ length: LIMIT_STEPS + 1 }, (_, step) => {
    const l = step / LIMIT_STEPS;
    const x = (maxChroma(l, hue, 'srgb') / chromaLimit) * 100;
    return `${x.toFixed(2)} ${(100 - l * 100).toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

function draw(canvas: HTMLCanvasElement, { hue, chromaLimit, gamut }: OklchPlaneProps) {
  // Where the canvas knows no P3 (or there is none), the browser shows what sRGB has; the line stays right.
  const colorSpace = gamut === 'p3' ? 'display-p3' : 'srgb';
  const context = canvas.getContext('2d', { colorSpace });
  if (!context) return;
  const image = context.createImageData(PIXELS, PIXELS);
  const isP3 = context.getContextAttributes?.().colorSpace === 'display-p3';
  for (let row = 0; row < PIXELS; row += 1) {
    for (let column = 0; column < PIXELS; column += 1) {
      const color = { l: 1 - row / (PIXELS - 1), c: (column / (PIXELS - 1)) * chromaLimit, h: hue };
      // Beyond the gamut nothing is drawn, and the hatching behind shows.
      if (column && !isInGamut(color, gamut, 0)) break;
      const { r, g, b } = isP3 ? toP3(color) : toWideRgb(color);
      image.data.set(
        [r, g, b, 1].map((channel) => Math.round(clamp(channel) * 255)),
        (row * PIXELS + column) * 4,
      );
    }
  }
  context.putImageData(image, 0, 0);
}
