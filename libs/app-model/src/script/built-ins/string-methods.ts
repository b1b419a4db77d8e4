import type { Machine } from '../machine.ts';
import { textOf } from '../operators.ts';
import { raise, ScriptArray, type Value } from '../values.ts';
import type { Work } from '../work.ts';

type StringMethod = (text: string, args: readonly Value[], machine: Machine) => Work<Value>;

const numberFrom = (value: Value): number | undefined => (value === undefined ? undefined : Number(value));

/** Creates a method whose result is no longer than its text. */
const shorter = (change: (text: string, args: readonly Value[]) => string): StringMethod =>
  function* (text, args, { budget }) {
    budget.take('memory', text.length);
    return change(text, args);
  };

/** Creates a method that looks for a text; with two long texts that costs far more than reading both. */
const search = (find: (text: string, part: string, from: number | undefined) => Value): StringMethod =>
  function* (text, [wanted, from], { budget }) {
    const part = textOf(wanted, budget);
    budget.search(searchCost(text, part));
    return find(text, part, numberFrom(from));
  };

const searchCost = (text: string, part: string): number => text.length * (1 + Math.sqrt(part.length) / 10);

const padding = (side: 'padStart' | 'padEnd'): StringMethod =>
  function* (text, [length, filler = ' '], { budget }) {
    budget.take('memory', Math.max(Number(length) || 0, text.length));
    return text[side](Number(length), textOf(filler, budget));
  };

function replaced(
  text: string,
  [from, to]: readonly Value[],
  { machine, isAll }: { machine: Machine; isAll: boolean },
): string {
  const [wanted, inserted] = [textOf(from, machine.budget), textOf(to, machine.budget)];
  machine.budget.search(searchCost(text, wanted));
  const places = isAll ? text.split(wanted).length - 1 : 1;
  machine.budget.take('memory', text.length + places * inserted.length);
  return isAll ? text.split(wanted).join(inserted) : text.replace(wanted, () => inserted);
}

export const stringMethods: ReadonlyMap<string, StringMethod> = new Map<string, StringMethod>(
  Object.entries<StringMethod>({
    trim: shorter((text) => text.trim()),
    toUpperCase: shorter((text) => text.toUpperCase()),
    toLowerCase: shorter((text) => text.toLowerCase()),
    slice: shorter((text, [from, to]) => text.slice(numberFrom(from), numberFrom(to))),
    substring: shorter((text, [from, to]) => text.substring(Number(from), numberFrom(to))),
    charAt: shorter((text, [index]) => text.charAt(Number(index))),
    toString: shorter((text) => text),
    padStart: padding('padStart'),
    padEnd: padding('padEnd'),
    *repeat(text, [count], { budget }) {
      const times = Number(count);
      if (!(times >= 0 && times < Infinity)) return raise('RangeError', 'A text can be repeated 0 times or more');
      budget.take('memory', text.length * Math.floor(times));
      return text.repeat(times);
    },
    *split(text, [separator, most], { budget }) {
      budget.take('memory', text.length * 2);
      if (separator === undefined) return new ScriptArray([text]);
      const part = textOf(separator, budget);
      budget.search(searchCost(text, part));
      return new ScriptArray(text.split(part, numberFrom(most)));
    },
    *replace(text, args, machine) {
      return replaced(text, args, { machine, isAll: false });
    },
    *replaceAll(text, args, machine) {
      return replaced(text, args, { machine, isAll: true });
    },
    includes: search((text, part, from) => text.includes(part, from)),
    startsWith: search((text, part, from) => text.startsWith(part, from)),
    endsWith: search((text, part, end) => text.endsWith(part, end)),
    indexOf: search((text, part, from) => text.indexOf(part, from)),
    *charCodeAt(text, [index]) {
      return text.charCodeAt(Number(index));
    },
  }),
);
