import { useId } from 'react';
import { curve } from './draw-threads.ts';

/** Heights of the ends of the three threads in a window, from the top of the seam, in pixels. */
export type Levels = readonly (number | undefined)[];

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
  /** Heights of the threads by window on a page 1440 px wide, used without script and until they are measured. */
  levels: Readonly<Record<string, Levels>>;
  /** Width and height on that page. */
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
