import { usePartText } from '@genmaster/i18n';
import { useEffect, useRef } from 'react';
import type { PixelPicture } from './picture.ts';
import { sketches, strokesOf } from './sketches.ts';
import type { SketchState } from './sketch-state.ts';

export interface SketchViewProps {
  state: SketchState;
  /** The visitor’s own picture; `null` when it is not loaded. */
  own: PixelPicture | null;
  onSelect: (id: string) => void;
}

/** Renders the picture with a numbered frame around each found part. Clicking a frame selects the part. */
export function SketchView({ state, own, onSelect }: SketchViewProps) {
  const t = usePartText('sketch-parts');
  const { source, width, height, parts, selected } = state;
  return (
    <div className="sketch-view">
      {source === 'own' && own ? <OwnPicture picture={own} /> : null}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('picture', { count: parts.length })}>
        {source === 'own' ? null : (
          <g className="sketch-strokes">
            {strokesOf(sketches[source]).map((stroke, index) => (
              <polyline key={index} points={stroke.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
            ))}
          </g>
        )}
        {parts
          .filter(({ isRemoved }) => !isRemoved)
          .map((part) => (
            // The list beside the picture does the same by keyboard.

            <g key={part.id} data-selected={part.id === selected || undefined} onClick={() => onSelect(part.id)}>
              <rect x={part.x} y={part.y} width={part.width} height={part.height} rx="2" />
              <text x={part.x + 3} y={part.y + 9}>
                {part.id.slice(1)}
              </text>
            </g>
          ))}
      </svg>
    </div>
  );
}

function OwnPicture({ picture: { width, height, data } }: { picture: PixelPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0);
  }, [width, height, data]);
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" />;
}
