import { TokenType, type CSSToken } from '@csstools/css-tokenizer';

/** A cascade layer of a stylesheet. */
export interface CssLayer {
  /** Position in the order of layers, level by level; what a layer declares itself comes after the layers in it. */
  readonly rank: readonly number[];
  readonly inner: Map<string, CssLayer>;
}

/** A rank has no more levels, so that a hostile stylesheet cannot exhaust the memory. */
const MOST_LEVELS = 16;

/** Creates the place of rules that are in no layer; the layers of a stylesheet are found in it. */
export const noLayer = (): CssLayer => ({ rank: [Infinity], inner: new Map() });

/** Tailwind's `@theme`: a layer before those of a project. */
const THEME_LAYER: CssLayer = { rank: [-1], inner: new Map() };

/** Returns a positive number when `one` comes after `other`, so that its normal declarations win. */
export function compareLayers(one: CssLayer, other: CssLayer): number {
  if (one === other) return 0;
  const at = one.rank.findIndex((place, level) => place !== other.rank[level]);
  return one.rank[at]! - other.rank[at]!;
}

/** Finds the layers that a statement names, `@layer base, theme;` or `@import 'a.css' layer(base);`, in their order. */
export function nameLayers(statement: readonly CSSToken[], outer: CssLayer): void {
  const rule = ruleOf(statement);
  const call = statement.findIndex((token) => token[0] === TokenType.Function && /^layer$/i.test(token[4].value));
  const isImport = rule === 'import' && call >= 0;
  if (rule === 'layer' || isImport)
    for (const path of pathsIn(isImport ? statement.slice(call) : statement)) {
      layerAt(outer, path);
    }
}

/** Returns the layer of the rules in a block. */
export function layerOfBlock(prelude: readonly CSSToken[], outer: CssLayer): CssLayer {
  const rule = ruleOf(prelude);
  // The utilities hold the values of an inline theme themselves, whatever a rule says.
  const isInline = prelude.some((token) => token[0] === TokenType.Ident && token[4].value === 'inline');
  if (rule === 'theme' && !isInline) return THEME_LAYER;
  if (rule !== 'layer') return outer;
  const [path] = pathsIn(prelude);
  // Each layer without a name is another one.
  return layerAt(outer, path ?? [` ${outer.inner.size}`]);
}

function ruleOf(prelude: readonly CSSToken[]): string {
  const rule = prelude.find(([type]) => type !== TokenType.Whitespace);
  return rule?.[0] === TokenType.AtKeyword ? rule[4].value.toLowerCase() : '';
}

/** Lists the names of layers, `base` and `base.forms`, as paths; a parenthesis ends the list. */
function pathsIn(tokens: readonly CSSToken[]): string[][] {
  const paths: string[][] = [[]];
  for (const token of tokens) {
    if (token[0] === TokenType.CloseParen) break;
    if (token[0] === TokenType.Comma) paths.push([]);
    if (token[0] === TokenType.Ident) paths.at(-1)!.push(token[4].value);
  }
  return paths.filter((path) => path.length > 0);
}

/** Finds the layer of a path, which comes after those that were found before. */
function layerAt(outer: CssLayer, path: readonly string[]): CssLayer {
  let layer = outer;
  for (const name of path) {
    if (layer.rank.length > MOST_LEVELS) break;
    const rank = [...layer.rank.slice(0, -1), layer.inner.size, Infinity];
    const found = layer.inner.get(name) ?? { rank, inner: new Map() };
    layer.inner.set(name, found);
    layer = found;
  }
  return layer;
}
