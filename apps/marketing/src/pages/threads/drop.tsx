import { useId } from 'react';

/** Props of `Drop`. */
export interface DropProps {
  /** Where the three threads begin, from the start of the page; the page is 1440 wide. @default right of the middle */
  from?: readonly [number, number, number];
  /** Where they end. @default below both halves of the page */
  to?: readonly [number, number, number];
}

/** Renders three threads from a definition on paper down to what is on the stage below. */
export function Drop({ from = [900, 1000, 1100], to = [300, 560, 1200] }: DropProps) {
  const id = useId();
  return (
    <svg className="drop" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {from.map((start, index) => (
          <linearGradient key={start} id={`${id}${index}`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="120">
            <stop offset="0.45" className={`t${index + 1}`} />
            <stop offset="0.45" className={`s${index + 1}`} />
          </linearGradient>
        ))}
      </defs>
      {from.map((start, index) => (
        <path
          key={start}
          stroke={`url(#${id}${index})`}
          d={`M${start} 0C${start} 75 ${to[index]} 45 ${to[index]} 120`}
        />
      ))}
    </svg>
  );
}
