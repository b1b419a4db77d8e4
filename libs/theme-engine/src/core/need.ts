import { isRecord } from './is-record.ts';

/**
 * Throws an error that names an argument that is missing or of the wrong kind: a mistake in the host's own code.
 *
 * Values that come from people, files and servers are judged instead, and never throw.
 */
export function need(isRight: unknown, argument: string): asserts isRight {
  if (!isRight) throw new TypeError(`[theme-engine] \`${argument}\` is missing, or is something else.`);
}

/** Returns an argument with options; throws an error that names it where it is no object. */
export function needOptions<Options>(options: Options): Options {
  need(isRecord(options), 'options');
  return options;
}

/** Throws an error that names the argument where it is no catalogue. */
export const needCatalogue = (catalogue: unknown): void =>
  need(isRecord(catalogue) && Array.isArray(catalogue['sections']), 'catalogue');

/** Throws an error that names the argument where it is no object of values, such as variables. */
export const needValues = (values: unknown, argument: string): void => need(isRecord(values), argument);

/** Throws an error that names the argument where it is no engine, nor another source of snapshots. */
export const needEngine = (engine: unknown, argument = 'engine'): void =>
  need(isRecord(engine) && typeof engine['getSnapshot'] === 'function', argument);

/** Throws an error that names the argument where it is no colour of numbers. */
export const needColor = (color: unknown, argument: string): void =>
  need(isRecord(color) && [color['r'], color['g'], color['b'], color['alpha']].every(Number.isFinite), argument);
