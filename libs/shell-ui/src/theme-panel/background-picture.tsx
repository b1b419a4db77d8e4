import type { NamedValues } from '@genmaster/theme-engine';
import styles from './picture-choice.module.css';

export interface BackgroundPictureProps {
  id: string;
  /** All variables of the theme to draw. */
  variables: NamedValues;
}

/**
 * Function that draws a background with the first, the accent and the line colour; stronger than on the page, so that
 * the small pictures differ visibly.
 */
type Drawing = (first: string, accent: string, line: string) => string;

const GRID = (line: string, step: string) =>
  `repeating-linear-gradient(0deg, ${line} 0 1px, transparent 1px ${step}), repeating-linear-gradient(90deg, ${line} 0 1px, transparent 1px ${step})`;

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'bg-1': (first) => `linear-gradient(180deg, ${first}, transparent)`,
  'bg-2': (first, accent) => `linear-gradient(135deg, ${first}, transparent 45%, ${accent})`,
  'bg-3': (first) => `radial-gradient(60% 80% at 85% 0, ${first}, transparent)`,
  'bg-4': (_, accent) => `radial-gradient(60% 80% at 10% 0, ${accent}, transparent)`,
  'bg-5': (first, accent) =>
    `radial-gradient(50% 60% at 50% 0, ${first}, transparent), radial-gradient(50% 60% at 100% 100%, ${accent}, transparent)`,
  'bg-6': (_, __, line) => `repeating-linear-gradient(0deg, ${line} 0 1px, transparent 1px 5px)`,
  'bg-7': (_, __, line) => `repeating-linear-gradient(90deg, ${line} 0 1px, transparent 1px 8px)`,
  'bg-8': (_, __, line) => GRID(line, '7px'),
  'bg-9': (first) => `radial-gradient(${first} 1px, transparent 1.5px) 0 0 / 6px 6px`,
  'bg-10': (_, accent) => `radial-gradient(${accent} 1.5px, transparent 2px) 0 0 / 10px 10px`,
  'bg-11': (first) => `repeating-linear-gradient(45deg, ${first} 0 5px, transparent 5px 10px)`,
  'bg-12': (_, accent) => `repeating-linear-gradient(-45deg, ${accent} 0 1px, transparent 1px 5px)`,
  'bg-13': (first, accent) => `conic-gradient(from 45deg at 50% 0, ${first}, transparent 40%, ${accent})`,
  'bg-14': (first, accent) => `linear-gradient(90deg, ${first}, transparent 30% 70%, ${accent})`,
  'bg-15': (_, accent) => `radial-gradient(120% 60% at 50% 0, ${accent}, transparent 70%)`,
  'bg-16': (_, accent) => `linear-gradient(180deg, ${accent} 0 40%, transparent 40%)`,
  'bg-17': (first) => `linear-gradient(160deg, ${first} 0 50%, transparent 51%)`,
  'bg-18': (first, accent) =>
    `radial-gradient(circle at 0 0, ${first} 0 45%, transparent 46%), radial-gradient(circle at 100% 100%, ${accent} 0 35%, transparent 36%)`,
};

/**
 * Renders a miniature homepage with its background in the colours of the theme; plain if the background is not known.
 */
export function BackgroundPicture({ id, variables }: BackgroundPictureProps) {
  const of = (name: string) => variables[`--${name}`];
  const mixed = (name: string) => `color-mix(in srgb, ${of(name)} 40%, transparent)`;
  const drawing = DRAWINGS[id]?.(mixed('layout-primary'), mixed('layout-accent'), mixed('layout-border'));
  return (
    <span className={styles.backdrop} style={{ backgroundColor: of('bg-page') }} aria-hidden="true">
      <span style={{ display: 'block', background: drawing }}>
        <svg viewBox="0 0 84 52">
          <rect x="8" y="16" width="42" height="6" rx="1" fill={of('heading-h1')} />
          <rect x="8" y="27" width="50" height="3" rx="1" fill={of('text-body')} />
          <rect x="8" y="36" width="18" height="8" rx="2" fill={of('layout-primary')} />
        </svg>
      </span>
    </span>
  );
}
