import { useId } from 'react';
import type { DrawnPicture } from '../../content/drawing/drawn.ts';
import { curve } from './draw-threads.ts';
import { levelsOf, type Levels } from './estimate-levels.ts';

/** Two windows that are connected by threads. */
export interface SeamPair {
  from: string;
  to: string;
  /** Threads that end at the seam. @default none */
  without?: readonly number[];
}

/** Props of `Seam`. */
export interface SeamProps {
  /** Pairs of connected windows. */
  pairs: readonly SeamPair[];
  /** Estimated heights of the threads by window, used until they are measured. */
  levels: Readonly<Record<string, Levels>>;
  /** Width and height at 1440 px. */
  size: readonly [width: number, height: number];
  /** Whether both ends are on the stage. */
  isOnStage?: boolean;
  className?: string;
}

/** Renders the threads between two sides; at the seam their colours change to those of the stage. */
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

/** Returns the levels of pictures that are stacked from a given height on. */
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
