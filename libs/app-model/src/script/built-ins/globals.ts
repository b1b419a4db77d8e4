import type { Machine } from '../machine.ts';
import { spreadItems } from '../members.ts';
import { numberOf, textOf } from '../operators.ts';
import { printValue } from '../print-value.ts';
import { Scope } from '../values.ts';
import { errorValue, raise, ScriptArray, ScriptFunction, ScriptObject, type BuiltIn, type Value } from '../values.ts';
import type { Work } from '../work.ts';
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
const mathObject = ({ budget }: Machine): ScriptObject =>
  new ScriptObject([
    ['PI', Math.PI],
    ['E', Math.E],
    ...mathNames.map((name): [string, Value] => [
      name,
      built(name, (args) =>
        (Math[name] as (...numbers: number[]) => number)(...args.map((arg) => numberOf(arg, budget))),
      ),
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
                pair instanceof ScriptArray ? [textOf(pair.items[0], budget), pair.items[1]] : ['', undefined],
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

const numberReaders = ({ budget }: Machine) => ({
  parseInt: ([text, base]: readonly Value[]) =>
    Number.parseInt(textOf(text, budget), base === undefined ? undefined : Number(base)),
  parseFloat: ([text]: readonly Value[]) => Number.parseFloat(textOf(text, budget)),
});

const numberConstants = ['MAX_SAFE_INTEGER', 'MIN_SAFE_INTEGER', 'MAX_VALUE', 'MIN_VALUE', 'EPSILON'] as const;

/** Creates an array from another, from a text, or from an object with a length; a function may change each item. */
function* arrayFrom([source, change]: readonly Value[], machine: Machine): Work<Value> {
  const items: Value[] = [];
  const take = function* (item: Value): Work<void> {
    machine.budget.take('memory');
    items.push(change === undefined ? item : yield* machine.call(change, [item, items.length]));
  };
  if (source instanceof ScriptObject) {
    const length = Math.floor(numberOf(source.properties.get('length'), machine.budget)) || 0;
    for (let index = 0; index < length; index += 1) yield* take(source.properties.get(String(index)));
  } else {
    for (const item of spreadItems(source)) yield* take(item);
  }
  return new ScriptArray(items);
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
    ['Math', mathObject(machine)],
    ['console', new ScriptObject(named({ log, warn: log, error: log, info: log }))],
    [
      'JSON',
      new ScriptObject(
        named({
          parse: ([text]) => readJson(textOf(text, budget), budget),
          stringify: ([value, filter = null, indent]) =>
            filter === null
              ? writeJson(value, { budget, indent })
              : raise('TypeError', 'JSON.stringify takes no filter here'),
        }),
      ),
    ],
    ...['Error', 'TypeError', 'RangeError'].map((name): [string, Value] => [
      name,
      built(name, ([message = '']) => errorValue(name, textOf(message, budget))),
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
        new Map<string, Value>([
          ...named({
            isArray: ([value]) => value instanceof ScriptArray,
            of: (args) => new ScriptArray([...args]),
          }),
          ['from', new ScriptFunction('from', { kind: 'built-in', run: (args) => arrayFrom(args, machine) })],
        ]),
      ),
    ],
    [
      'Number',
      built(
        'Number',
        (args) => (args.length === 0 ? 0 : numberOf(args[0], budget)),
        new Map<string, Value>([
          ...named({
            ...numberReaders(machine),
            isInteger: ([value]) => Number.isInteger(value),
            isSafeInteger: ([value]) => Number.isSafeInteger(value),
            isFinite: ([value]) => Number.isFinite(value),
            isNaN: ([value]) => Number.isNaN(value),
          }),
          ...numberConstants.map((name): [string, Value] => [name, Number[name]]),
        ]),
      ),
    ],
    ['String', built('String', (args) => budget.text(args.length === 0 ? '' : textOf(args[0], budget)))],
    ['Boolean', built('Boolean', ([value]) => Boolean(value))],
    ...named({
      ...numberReaders(machine),
      isNaN: ([value]) => Number.isNaN(numberOf(value, budget)),
      isFinite: ([value]) => Number.isFinite(numberOf(value, budget)),
    }),
  ];
  for (const [name, value] of entries) globals.initialise(name, value);
  return globals;
}
