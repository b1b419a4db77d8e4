import type { Entity } from './entity.ts';

/**
 * Caches the results of a function by entity.
 *
 * A demo makes its results and the code behind them from the same definition, which is never mutated, so each result is
 * calculated once per edit.
 */
export function oncePerEntity<Choices extends readonly string[], Result extends object | string>(
  work: (entity: Entity, ...choices: Choices) => Result,
): (entity: Entity, ...choices: Choices) => Result {
  const known = new WeakMap<Entity, Map<string, Result>>();
  return (entity, ...choices) => {
    const results = known.get(entity) ?? new Map<string, Result>();
    known.set(entity, results);
    const choice = choices.join(' ');
    const result = results.get(choice) ?? work(entity, ...choices);
    results.set(choice, result);
    return result;
  };
}
