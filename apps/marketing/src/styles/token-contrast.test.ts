import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeMode } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { createResolver } from '../testing/resolve-tokens.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const modes: readonly ThemeMode[] = ['light', 'dark', 'flately'];
const combinations = defaultCatalogue.schemes.flatMap(({ code, colors }) =>
  modes.map((mode) => ({ code, mode, colors: colors[mode] })),
);

/** Pairs of text and background tokens. */
const TEXT: readonly (readonly [text: string, under: string])[] = [
  ['--on-stage', '--stage'],
  ['--on-stage-2', '--stage'],
  ['--on-stage', '--stage-card'],
  ['--on-stage-2', '--stage-card'],
  ['--stage', '--on-stage'],
  ['--text-muted', '--bg-page'],
  ['--text-muted', '--bg-card'],
  ['--text-muted', '--bg-section'],
  ['--text-link', '--bg-page'],
  ['--text-link', '--bg-card'],
  ['--layout-danger', '--bg-page'],
  ['--layout-danger', '--bg-card'],
  ['--layout-on-primary', '--layout-primary'],
];

/** Strokes, markers and underlines of the threads. */
const THREADS: readonly (readonly [stroke: string, under: string])[] = [
  ...['--t1', '--t2', '--t3'].flatMap((thread) =>
    ['--bg-page', '--bg-card', '--bg-section'].map((under) => [thread, under] as const),
  ),
  ...['--s1', '--s2', '--s3'].flatMap((thread) => ['--stage', '--stage-card'].map((under) => [thread, under] as const)),
];

/** Dots of an answer, and edges of changed lines. */
const TONES: readonly (readonly [dot: string, under: string])[] = ['success', 'warning', 'danger', 'info'].flatMap(
  (tone) => [
    ...['--bg-page', '--bg-card'].map((under) => [`--layout-${tone}`, under] as const),
    ...['--stage', '--stage-card'].map(
      (under) => [`color-mix(in oklab, white var(--stage-lift), var(--layout-${tone}))`, under] as const,
    ),
  ],
);

it('covers all thirty combinations of scheme and mode', () => {
  expect(combinations).toHaveLength(30);
});

it.each(combinations)(
  'scheme $code in $mode: text on every surface, and every thread, is readable',
  ({ mode, colors }) => {
    const { contrast } = createResolver({ css, variables: colors, mode });
    const failing = [
      ...TEXT.map((pair) => [...pair, 4.5] as const),
      ...[...THREADS, ...TONES].map((pair) => [...pair, 3] as const),
    ]
      .map(([over, under, least]) => ({ pair: `${over} on ${under}`, ratio: contrast(over, under), least }))
      .filter(({ ratio, least }) => ratio < least);
    expect(failing).toEqual([]);
  },
);
