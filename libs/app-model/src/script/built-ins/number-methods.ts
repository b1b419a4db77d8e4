import type { Machine } from '../machine.ts';
import { raise, type Value } from '../values.ts';
import type { Work } from '../work.ts';

type NumberMethod = (value: number, args: readonly Value[], machine: Machine) => Work<Value>;

function* toFixed(value: number, [digits = 0]: readonly Value[], { budget }: Machine): Work<Value> {
  const count = Number(digits);
  if (!(count >= 0 && count <= 100)) return raise('RangeError', 'toFixed takes 0 to 100 digits');
  return budget.text(value.toFixed(count));
}

function* toText(value: number, [base = 10]: readonly Value[], { budget }: Machine): Work<Value> {
  const radix = Number(base);
  if (!(radix >= 2 && radix <= 36)) return raise('RangeError', 'A base is 2 to 36');
  return budget.text(value.toString(radix));
}

export const numberMethods: ReadonlyMap<string, NumberMethod> = new Map([
  ['toFixed', toFixed],
  ['toString', toText],
]);
