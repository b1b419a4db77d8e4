import { useId } from 'react';
import type { DrawnPicture } from '../../content/drawing/drawn.ts';
import { curve } from './draw-threads.ts';
import { levelsOf, type Levels } from './estimate-levels.ts';

/** Two windows that threads join. */
export interface SeamPair {
  from: string;
  to: string;
  /** Threads that do not get across. @default none */
  without?: readonly number[];
}

/** Props of `Seam`. */
export interface SeamProps {
  /** Which windows are joined. */
  pairs: readonly SeamPair[];
  /** Where the threads stand before they are measured, window by window. */
  levels: Readonly<Record<string, Levels>>;
  /** Width and height at 1440 px. */
  size: readonly [width: number, height: number];
  /** Both ends lie on the stage. */
  isOnStage?: boolean;
  className?: string;
}

/** The threads between two sides; where they cross the seam they change to the colours of the stage. */
export function Seam({ pairs, levels, size: [width, height], isOnStage = false, className = '' }: SeamProps) {
  const id = useId();
  return (
    <svg
      className={`thr ${className}${isOnStage ? ' on-ink' : ''}`}
      data-threads=""
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {isOnStage ? null : (
        <defs>
          {[1, 2, 3].map((thread) => (
            <linearGradient key={thread} id={`${id}${thread}`} gradientUnits="userSpaceOnUse" x1="0" x2="100%">
              <stop offset=".5" className={`t${thread}`} />
              <stop offset=".5" className={`s${thread}`} />
            </linearGradient>
          ))}
        </defs>
      )}
      {[3, 2, 1].map((thread) => (
        <g key={thread} className={`p${thread}`}>
          {pairs.map(({ from, to, without = [] }) => {
            const [start, end] = [levels[from]?.[thread - 1], levels[to]?.[thread - 1]];
            if (without.includes(thread) || start === undefined || end === undefined) return null;
            return (
              <path
                key={from + to}
                data-from={from}
                data-to={to}
                data-thread={thread}
                stroke={isOnStage ? undefined : `url(#${id}${thread})`}
                d={curve(start, end, width)}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** The levels of some pictures that stand below one another from a given height. */
export function levelsFrom(top: number, windows: readonly (readonly [name: string, picture: DrawnPicture])[]) {
  const levels: Record<string, Levels> = {};
  let y = top;
  for (const [name, picture] of windows) {
    for (const [index, drawn] of picture.entries()) {
      const { marks, height } = levelsOf(drawn);
      levels[index === 0 ? name : `${name}-${index}`] = marks.map((mark) => (mark === undefined ? mark : y + mark));
      y += height + 16;
    }
  }
  return levels;
}
