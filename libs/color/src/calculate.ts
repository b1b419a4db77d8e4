/** A number with its CSS unit: none, `%`, or an angle unit. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** Degrees of each CSS angle unit. */
const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** Converts an angle to degrees; what is no angle stays the same. */
export const inDegrees = ({ value, unit }: Quantity): Quantity =>
  Object.hasOwn(DEGREES, unit) ? { value: value * DEGREES[unit]!, unit: 'deg' } : { value, unit };

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, infinity: Infinity, nan: NaN };

/** Maximum depth of brackets; deeper input is rejected. */
const DEEPEST = 32;

/**
 * Evaluates an expression such as `51 * 2`, `(10 + 5) / 3` or `50% - 10%`, as `calc()` does; returns null if it is not
 * valid.
 *
 * Only numbers, percentages or angles can be added to each other, and only one factor of a product can have a unit. The
 * sum of angles in different units is in degrees.
 */
export function calculate(text: string): Quantity | null {
  const tokens = text.toLowerCase().match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[a-z]+|[-+*/()%]|\S/g) ?? [];
  let at = 0;

  function sum(depth: number): Quantity | null {
    let left = product(depth);
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at++] === '+' ? 1 : -1;
      let right = product(depth);
      if (right?.unit !== left.unit) [left, right] = [inDegrees(left), right && inDegrees(right)];
      left = right?.unit === left.unit ? { ...left, value: left.value + sign * right.value } : null;
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
