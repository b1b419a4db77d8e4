import type { Machine } from '../machine.ts';
import { textOf } from '../operators.ts';
import { raise, ScriptArray, type Value } from '../values.ts';
import type { Work } from '../work.ts';

type ArrayMethod = (array: ScriptArray, args: readonly Value[], machine: Machine) => Work<Value>;

const made = (items: Value[], { budget }: Machine): ScriptArray => {
  budget.take('memory', items.length);
  return new ScriptArray(items);
};

const isArray = (value: Value): boolean => value instanceof ScriptArray;

/** Most levels that `flat` takes out, for an array within itself. */
const DEEPEST = 100;

const itemsOf = (value: Value): readonly Value[] => (value instanceof ScriptArray ? value.items : [value]);

/** Joins lists to one array, which is counted before it is made. */
function joined(lists: readonly (readonly Value[])[], { budget }: Machine): ScriptArray {
  budget.take(
    'memory',
    lists.reduce((sum, { length }) => sum + length, 0),
  );
  const items: Value[] = [];
  for (const list of lists) for (const item of list) items.push(item);
  return new ScriptArray(items);
}

const numberFrom = (value: Value): number | undefined => (value === undefined ? undefined : Number(value));

/** Calls a function for each item; `take` may stop the loop by returning true. */
function* eachItem(
  array: ScriptArray,
  [callback]: readonly Value[],
  machine: Machine,
  take: (answer: Value, item: Value, index: number) => boolean | void,
): Work<void> {
  const { items } = array;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    machine.budget.take('steps');
    if (take(yield* machine.call(callback, [item, index, array]), item, index)) return;
  }
}

/** Sorts with merge sort, so that the comparison may be a function of the script. */
function* sorted(items: Value[], compare: Value, machine: Machine): Work<Value[]> {
  if (items.length < 2) return items;
  const middle = items.length >> 1;
  const left = yield* sorted(items.slice(0, middle), compare, machine);
  const right = yield* sorted(items.slice(middle), compare, machine);
  const result: Value[] = [];
  let [a, b] = [0, 0];
  while (a < left.length && b < right.length) {
    machine.budget.take('steps');
    const order =
      compare === undefined
        ? textOf(left[a], machine.budget) <= textOf(right[b], machine.budget)
          ? 0
          : 1
        : Number(yield* machine.call(compare, [left[a], right[b]]));
    result.push(order > 0 ? right[b++] : left[a++]);
  }
  return [...result, ...left.slice(a), ...right.slice(b)];
}

export const arrayMethods: ReadonlyMap<string, ArrayMethod> = new Map<string, ArrayMethod>(
  Object.entries<ArrayMethod>({
    *push({ items }, args, { budget }) {
      budget.take('memory', args.length);
      for (const arg of args) items.push(arg);
      return items.length;
    },
    *pop({ items }) {
      return items.pop();
    },
    *shift({ items }, _args, { budget }) {
      budget.search(items.length);
      return items.shift();
    },
    *unshift({ items }, args, { budget }) {
      budget.take('memory', args.length);
      budget.search(items.length);
      return items.unshift(...args);
    },
    *slice({ items }, [from, to], machine) {
      return made(items.slice(numberFrom(from), numberFrom(to)), machine);
    },
    *splice({ items }, [from, count, ...added], machine) {
      machine.budget.take('memory', added.length);
      machine.budget.search(items.length);
      return made(items.splice(Number(from), numberFrom(count) ?? items.length, ...added), machine);
    },
    *concat({ items }, args, machine) {
      return joined([items, ...args.map(itemsOf)], machine);
    },
    *join({ items }, [separator = ','], { budget }) {
      let text = '';
      for (const [index, item] of items.entries()) {
        const part =
          (index > 0 ? textOf(separator, budget) : '') + ((item ?? null) === null ? '' : textOf(item, budget));
        text += budget.text(part);
      }
      return text;
    },
    *reverse(array, _args, { budget }) {
      budget.search(array.items.length);
      array.items.reverse();
      return array;
    },
    *includes({ items }, [wanted, from], { budget }) {
      budget.search(items.length);
      return items.includes(wanted, numberFrom(from));
    },
    *indexOf({ items }, [wanted, from], { budget }) {
      budget.search(items.length);
      return items.indexOf(wanted, numberFrom(from));
    },
    *at({ items }, [index]) {
      return items.at(Number(index));
    },
    *map(array, args, machine) {
      const items: Value[] = [];
      yield* eachItem(array, args, machine, (answer) => void items.push(answer));
      return made(items, machine);
    },
    *filter(array, args, machine) {
      const items: Value[] = [];
      yield* eachItem(array, args, machine, (answer, item) => {
        if (answer) items.push(item);
      });
      return made(items, machine);
    },
    *forEach(array, args, machine) {
      yield* eachItem(array, args, machine, () => false);
      return undefined;
    },
    *find(array, args, machine) {
      let found: Value;
      yield* eachItem(array, args, machine, (answer, item) => {
        if (answer) found = item;
        return Boolean(answer);
      });
      return found;
    },
    *findIndex(array, args, machine) {
      let found = -1;
      yield* eachItem(array, args, machine, (answer, _item, index) => {
        if (answer) found = index;
        return Boolean(answer);
      });
      return found;
    },
    *some(array, args, machine) {
      let isTrue = false;
      yield* eachItem(array, args, machine, (answer) => (isTrue = Boolean(answer)));
      return isTrue;
    },
    *every(array, args, machine) {
      let isTrue = true;
      yield* eachItem(array, args, machine, (answer) => {
        isTrue = Boolean(answer);
        return !isTrue;
      });
      return isTrue;
    },
    *reduce(array, [callback, ...start], machine) {
      const { items } = array;
      if (items.length === 0 && start.length === 0) return raise('TypeError', 'An empty array needs a first value');
      const first = start.length > 0 ? 0 : 1;
      let result = start.length > 0 ? start[0] : items[0];
      for (const [place, item] of items.slice(first).entries()) {
        machine.budget.take('steps');
        result = yield* machine.call(callback, [result, item, first + place, array]);
      }
      return result;
    },
    *sort(array, [compare], machine) {
      machine.budget.take('memory', array.items.length);
      const items = yield* sorted([...array.items], compare, machine);
      for (const [index, item] of items.entries()) array.items[index] = item;
      return array;
    },
    *flat({ items }, [depth = 1], machine) {
      let list = joined([items], machine);
      for (let level = 0; level < Math.min(Number(depth), DEEPEST) && list.items.some(isArray); level += 1)
        list = joined(list.items.map(itemsOf), machine);
      return list;
    },
  }),
);
