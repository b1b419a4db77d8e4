import type { Entity } from './entity.ts';

/**
 * Remembers what was worked out of an entity.
 *
 * A demo draws its results and the code behind them from the same definition, which is never changed in place; each is
 * then made once per edit.
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
