import type { Machine } from '../machine.ts';
import { numberOf, textOf } from '../operators.ts';
import { printValue } from '../print-value.ts';
import { Scope } from '../values.ts';
import { errorValue, raise, ScriptArray, ScriptFunction, ScriptObject, type BuiltIn, type Value } from '../values.ts';
import { readJson, writeJson } from './json.ts';

const built = (name: string, run: (args: readonly Value[]) => Value, members?: ReadonlyMap<string, Value>) =>
  new ScriptFunction(name, {
    kind: 'built-in',

    run: function* (args) {
      return run(args);
    } satisfies BuiltIn,
    ...(members && { members }),
  });

const named = (functions: Readonly<Record<string, (args: readonly Value[]) => Value>>): [string, Value][] =>
  Object.entries(functions).map(([name, run]) => [name, built(name, run)]);

const mathNames = [
  'abs',
  'ceil',
  'floor',
  'round',
  'trunc',
  'sign',
  'sqrt',
  'cbrt',
  'log',
  'log2',
  'log10',
  'exp',
  'sin',
  'cos',
  'tan',
  'min',
  'max',
  'pow',
  'hypot',
] as const;

/** Creates `Math` without random numbers, so that a run can be repeated. */
const mathObject = (): ScriptObject =>
  new ScriptObject([
    ['PI', Math.PI],
    ['E', Math.E],
    ...mathNames.map((name): [string, Value] => [
      name,
      built(name, (args) => (Math[name] as (...numbers: number[]) => number)(...args.map(numberOf))),
    ]),
  ]);

function objectMembers({ budget }: Machine): ReadonlyMap<string, Value> {
  const entriesOf = (value: Value): readonly [string, Value][] => {
    if (value instanceof ScriptObject) return [...value.properties];
    if (value instanceof ScriptArray) return value.items.map((item, index) => [String(index), item]);
    return raise('TypeError', 'This needs an object');
  };
  const list = (items: Value[]) => {
    budget.take('memory', items.length);
    return new ScriptArray(items);
  };
  return new Map(
    named({
      keys: ([value]) => list(entriesOf(value).map(([key]) => key)),
      values: ([value]) => list(entriesOf(value).map(([, item]) => item)),
      entries: ([value]) => list(entriesOf(value).map(([key, item]) => new ScriptArray([key, item]))),
      fromEntries: ([value]) =>
        new ScriptObject(
          value instanceof ScriptArray
            ? value.items.map((pair) =>
                pair instanceof ScriptArray ? [textOf(pair.items[0]), pair.items[1]] : ['', undefined],
              )
            : [],
        ),
      assign: ([target, ...sources]) => {
        if (!(target instanceof ScriptObject)) return raise('TypeError', 'This needs an object');
        for (const [key, value] of sources.flatMap((source) => entriesOf(source))) {
          budget.take('memory', key.length + 1);
          target.properties.set(key, value);
        }
        return target;
      },
      freeze: ([value]) => value,
    }),
  );
}

/** Formats a line of output as a console does. */
const lineOf = (args: readonly Value[]): string =>
  args.map((value) => (typeof value === 'string' ? value : printValue(value))).join(' ');

/** Creates the global scope of a script: no access to the page, the network, storage, the clock or random numbers. */
export function createGlobals(machine: Machine): Scope {
  const { budget, print } = machine;
  const globals = new Scope(null, 'global');
  const log = (args: readonly Value[]) => void print(lineOf(args));
  const entries: [string, Value][] = [
    ['Infinity', Infinity],
    ['NaN', NaN],
    ['Math', mathObject()],
    ['console', new ScriptObject(named({ log, warn: log, error: log, info: log }))],
    [
      'JSON',
      new ScriptObject(
        named({
          parse: ([text]) => readJson(textOf(text), budget),
          stringify: ([value, , indent]) => writeJson(value, { budget, indent: Math.min(Number(indent) || 0, 8) }),
        }),
      ),
    ],
    ...['Error', 'TypeError', 'RangeError'].map((name): [string, Value] => [
      name,
      built(name, ([message = '']) => errorValue(name, textOf(message))),
    ]),
    ['Object', built('Object', () => new ScriptObject(), objectMembers(machine))],
    [
      'Array',
      built(
        'Array',
        (args) => {
          const [length] = args;
          if (args.length !== 1 || typeof length !== 'number') return new ScriptArray([...args]);
          if (!Number.isInteger(length) || length < 0) return raise('RangeError', 'This is no length of an array');
          budget.take('memory', length);
          return new ScriptArray(Array.from<Value>({ length }).fill(undefined));
        },
        new Map(
          named({
            isArray: ([value]) => value instanceof ScriptArray,
            of: (args) => new ScriptArray([...args]),
            from: ([value]) => {
              const items = value instanceof ScriptArray ? value.items : typeof value === 'string' ? [...value] : [];
              budget.take('memory', items.length);
              return new ScriptArray([...items]);
            },
          }),
        ),
      ),
    ],
    [
      'Number',
      built(
        'Number',
        ([value]) => numberOf(value ?? 0),
        new Map(
          named({
            isInteger: ([value]) => Number.isInteger(value),
            isFinite: ([value]) => Number.isFinite(value),
            isNaN: ([value]) => Number.isNaN(value),
          }),
        ),
      ),
    ],
    ['String', built('String', ([value = '']) => budget.text(textOf(value)))],
    ['Boolean', built('Boolean', ([value]) => Boolean(value))],
    ...named({
      parseInt: ([text, base]) => Number.parseInt(textOf(text), base === undefined ? undefined : Number(base)),
      parseFloat: ([text]) => Number.parseFloat(textOf(text)),
      isNaN: ([value]) => Number.isNaN(numberOf(value)),
      isFinite: ([value]) => Number.isFinite(numberOf(value)),
    }),
  ];
  for (const [name, value] of entries) globals.initialise(name, value);
  return globals;
}
