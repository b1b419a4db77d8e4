import { useId } from 'react';

const PATHS = ['M900 0C900 70 300 40 300 120', 'M1000 0C1000 80 560 50 560 120', 'M1100 0C1100 70 1200 50 1200 120'];

/** Renders three threads from a definition on paper down to the windows on the stage below. */
export function Drop() {
  const id = useId();
  return (
    <svg className="drop" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {PATHS.map((_, index) => (
          <linearGradient key={index} id={`${id}${index}`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="120">
            <stop offset="0.45" className={`t${index + 1}`} />
            <stop offset="0.45" className={`s${index + 1}`} />
          </linearGradient>
        ))}
      </defs>
      {PATHS.map((d, index) => (
        <path key={d} stroke={`url(#${id}${index})`} d={d} />
      ))}
    </svg>
  );
}
