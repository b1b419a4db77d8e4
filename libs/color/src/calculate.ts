/** A number with its CSS unit: none, `%`, or an angle unit. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, infinity: Infinity, nan: NaN };

/** Maximum depth of brackets; deeper input is rejected. */
const DEEPEST = 32;

/**
 * Evaluates an expression such as `51 * 2`, `(10 + 5) / 3` or `50% - 10%`, as `calc()` does; returns null if it is not
 * valid.
 *
 * Only values with the same unit can be added, and only one factor of a product can have a unit.
 */
export function calculate(text: string): Quantity | null {
  const tokens = text.toLowerCase().match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[a-z]+|[-+*/()%]|\S/g) ?? [];
  let at = 0;

  function sum(depth: number): Quantity | null {
    let left = product(depth);
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at++] === '+' ? 1 : -1;
      const right = product(depth);
      left = right && right.unit === left.unit ? { ...left, value: left.value + sign * right.value } : null;
    }
    return left;
  }

  function product(depth: number): Quantity | null {
    let left = signed(depth);
    while (left && (tokens[at] === '*' || tokens[at] === '/')) {
      const isProduct = tokens[at++] === '*';
      const right = signed(depth);
      if (!right || (right.unit && (left.unit || !isProduct))) return null;
      const value: number = isProduct ? left.value * right.value : left.value / right.value;
      left = { value, unit: left.unit || right.unit };
    }
    return left;
  }

  function signed(depth: number): Quantity | null {
    let sign = 1;
    while (tokens[at] === '+' || tokens[at] === '-') if (tokens[at++] === '-') sign = -sign;
    const found = operand(depth);
    return found && { ...found, value: sign * found.value };
  }

  function operand(depth: number): Quantity | null {
    let token = tokens[at++] ?? '';
    if (token === 'calc') token = tokens[at++] ?? '';
    if (token === '(') {
      const inside = depth < DEEPEST ? sum(depth + 1) : null;
      return tokens[at++] === ')' ? inside : null;
    }
    if (Object.hasOwn(CONSTANTS, token)) return { value: CONSTANTS[token]!, unit: '' };
    if (!/\d/.test(token)) return null;
    const unit = /^(?:%|deg|g?rad|turn)$/.test(tokens[at] ?? '') ? tokens[at++]! : '';
    return { value: Number(token), unit };
  }

  const result = sum(0);
  return at === tokens.length ? result : null;
}
