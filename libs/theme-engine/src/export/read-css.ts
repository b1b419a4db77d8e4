import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer';
import type { ThemeMode } from '../core/theme-catalogue.ts';
import { compareLayers, layerOfBlock, nameLayers, noLayer, type CssLayer } from './css-layers.ts';

/** Custom properties of a stylesheet, by mode. */
export type CssVariables = Partial<Record<ThemeMode, Record<string, string>>>;

const LONGEST_VALUE = 256;
/** Rules that are nested deeper are ignored: no stylesheet needs them, and a hostile one must not exhaust the memory. */
const DEEPEST = 16;

/**
 * Parses the custom properties of a stylesheet, independent of its formatting.
 *
 * The mode of a rule is determined by its selector, such as `[data-bs-theme=dark]`, `.dark` or `.theme-dark`, or by a
 * `prefers-color-scheme` media query around it. `:root`, `html`, `body`, `:host` and a `@theme` block without a mode are
 * light. A list of selectors can name several modes. A rule with a further condition, such as
 * `:root[data-theme=ocean]`, gives only what no other rule gives. Other rules are ignored, such as those of a part of the
 * page in a mode (`.dark .card`, `@container`), those for browsers without a feature (`@supports not`), and other media,
 * such as print. Cascade layers are ranked as browsers do it. The comments and mixins of SCSS are read, too.
 */
export function readCssVariables(text: string): CssVariables {
  const tokens = withoutLineComments(tokensOf(text).filter(([type]) => type !== TokenType.Comment));
  const found: FoundVariables = { sometimes: {}, always: {}, important: {} };
  readRules(tokens, [{ mode: null, isConditional: false }], noLayer(), found);
  const places = Object.values(found);
  return Object.fromEntries(
    Object.keys(Object.assign({}, ...places)).map((mode) => [
      mode,
      valuesOf(Object.assign({}, ...places.map((place) => place[mode as ThemeMode]))),
    ]),
  );
}

const valuesOf = (declared: Readonly<Record<string, Declared>>): Record<string, string> =>
  Object.fromEntries(Object.entries(declared).map(([name, { value }]) => [name, value]));

function tokensOf(text: string): CSSToken[] {
  try {
    return tokenize({ css: text });
  } catch {
    // A single name of more than 100,000 characters exceeds the call stack of the tokenizer.
    return [];
  }
}

/** Leaves out the comments of SCSS, from two slashes to the end of the line. */
function withoutLineComments(tokens: readonly CSSToken[]): CSSToken[] {
  const isSlash = (token: CSSToken | undefined) => token?.[0] === TokenType.Delim && token[1] === '/';
  let isComment = false;
  return tokens.filter((token, at) => {
    const isEnd = token[0] === TokenType.EOF || (token[0] === TokenType.Whitespace && /[\n\r\f]/.test(token[1]));
    isComment = !isEnd && (isComment || (isSlash(token) && isSlash(tokens[at + 1])));
    return !isComment;
  });
}

/** What a rule applies to. */
interface Scope {
  /** `null` where the rule has no mode and does not select the whole page. */
  readonly mode: ThemeMode | null;
  /** The rule applies only to a page that has a further name. */
  readonly isConditional: boolean;
}

/** Variables of rules with a condition, of rules without one, and important ones: those of a later place win. */
type FoundVariables = Record<
  'sometimes' | 'always' | 'important',
  Partial<Record<ThemeMode, Record<string, Declared>>>
>;

/** A value, and the cascade layer of its rule. */
interface Declared {
  readonly value: string;
  readonly layer: CssLayer;
}

/** Parses a list of rules; `outer` and `outerLayer` are the scopes and the layer of the enclosing rule. */
function readRules(
  tokens: readonly CSSToken[],
  outer: readonly Scope[],
  outerLayer: CssLayer,
  found: FoundVariables,
  depth = 0,
): void {
  if (depth > DEEPEST) return;
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const [type] = tokens[at]!;
    if (type === TokenType.Semicolon) {
      nameLayers(tokens.slice(from, at), outerLayer);
      from = at + 1;
    }
    if (type !== TokenType.OpenCurly) continue;
    const end = closingBrace(tokens, at);
    const body = tokens.slice(at + 1, end);
    const prelude = tokens.slice(from, at);
    const scopes = onePerMode(outer.flatMap((scope) => scopesOfPrelude(prelude, scope)));
    at = end;
    from = end + 1;
    if (scopes.length === 0) continue;
    const layer = layerOfBlock(prelude, outerLayer);
    const declarations = declarationsIn(body);
    for (const { mode, isConditional } of scopes) {
      if (!mode) continue;
      for (const [name, { value, isImportant }] of declarations) {
        // In place: a copy for each of very many rules would take minutes. Of several conditions, the first one counts.
        const place = (found[isConditional ? 'sometimes' : isImportant ? 'important' : 'always'][mode] ??= {});
        const known = place[name];
        // Among important declarations, those of an earlier layer win.
        const order = known && !isConditional ? compareLayers(layer, known.layer) * (isImportant ? -1 : 1) : 0;
        if (!known || (!isConditional && order >= 0)) place[name] = { value, layer };
      }
    }
    // For all scopes at once: one by one, each level would multiply the work.
    if (body.some(([inner]) => inner === TokenType.OpenCurly || inner === TokenType.AtKeyword))
      readRules(body, scopes, layer, found, depth + 1);
  }
}

function closingBrace(tokens: readonly CSSToken[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at]![0] === TokenType.OpenCurly) depth++;
    if (tokens[at]![0] === TokenType.CloseCurly && --depth === 0) return at;
  }
  return tokens.length;
}

/** Returns the scopes of a selector or an at-rule: none where a rule must be ignored. */
function scopesOfPrelude(prelude: readonly CSSToken[], outer: Scope): readonly Scope[] {
  const rule = prelude.find(([type]) => type === TokenType.AtKeyword);
  if (rule?.[0] === TokenType.AtKeyword)
    return modesOfAtRule(rule[4].value, prelude, outer.mode).map((mode) => ({ ...outer, mode }));
  return selectorsIn(prelude)
    .filter(selectsPage)
    .map((selector) => scopeOfSelector(selector, outer));
}

/** Returns one scope for each mode: without a condition, if any of them is. */
function onePerMode(scopes: readonly Scope[]): readonly Scope[] {
  const [bound, free] = [true, false].map((is) => scopes.filter(({ isConditional }) => isConditional === is));
  return [...new Map([...bound!, ...free!].map((scope) => [scope.mode, scope])).values()];
}

function modesOfAtRule(
  rule: string,
  prelude: readonly CSSToken[],
  outer: ThemeMode | null,
): readonly (ThemeMode | null)[] {
  const name = rule.toLowerCase();
  if (name === 'media') return modesOfMedia(prelude, outer);
  if (name === 'theme') return [outer ?? 'light'];
  // The mixins of SCSS have names like the variants of Tailwind: `@include color-mode(dark)`.
  if (name === 'variant' || name === 'include') return [modeOfWords(wordsIn(prelude))].filter((mode) => mode !== null);
  const isFallback = wordsIn(prelude)[0] === 'not';
  // The content of any other rule applies to a part of the page, in a part of the time, or to no element.
  return name === 'layer' || (name === 'supports' && !isFallback) ? [outer] : [];
}

function scopeOfSelector(selector: readonly CSSToken[], outer: Scope): Scope {
  const words = wordsIn(selector);
  const isPage = words.some((word) => WHOLE_PAGE.test(word));
  const attributes = new Set(wordsIn(selector.filter((_, at) => selector[at - 1]?.[0] === TokenType.OpenSquare)));
  const isFurther = (word: string) => !WHOLE_PAGE.test(word) && !attributes.has(word) && !modeOfWords([word]);
  return {
    mode: modeOfWords(words) ?? (isPage ? (outer.mode ?? 'light') : outer.mode),
    isConditional: outer.isConditional || words.some(isFurther),
  };
}

const WHOLE_PAGE = /^(root|html|body|host)$/;

/** Checks whether a selector selects the whole page, and not a part of it that the last of its compounds names. */
function selectsPage(selector: readonly CSSToken[]): boolean {
  const subject = subjectOf(selector);
  const words = wordsIn(subject);
  const isNamed = words.length > 0 || subject.some(([type]) => type === TokenType.Hash);
  return !isNamed || modeOfWords(words) !== null || words.some((word) => WHOLE_PAGE.test(word));
}

/** Returns the last compound of a selector, the one after its last combinator. */
function subjectOf(selector: readonly CSSToken[]): CSSToken[] {
  let subject: CSSToken[] = [];
  let depth = 0;
  let isOver = false;
  for (const token of selector) {
    const [type, text] = token;
    if (OPENING.has(type)) depth++;
    const isCombinator = type === TokenType.Whitespace || (type === TokenType.Delim && /[>+~]/.test(text));
    if (depth === 0 && isCombinator) isOver = true;
    else {
      subject = isOver ? [token] : [...subject, token];
      isOver = false;
    }
    if (CLOSING.has(type)) depth--;
  }
  return subject;
}

const OPENING: ReadonlySet<TokenType> = new Set([TokenType.Function, TokenType.OpenParen, TokenType.OpenSquare]);
const CLOSING: ReadonlySet<TokenType> = new Set([TokenType.CloseParen, TokenType.CloseSquare]);

/** Media queries with further conditions are ignored: their values apply on some devices only. */
function modesOfMedia(prelude: readonly CSSToken[], outer: ThemeMode | null): readonly (ThemeMode | null)[] {
  const words = wordsIn(prelude).filter((word) => !/^(only|screen|all|and)$/.test(word));
  if (words.length === 0) return [outer];
  const [feature, mode, ...more] = words;
  const isMode = feature === 'prefers-color-scheme' && (mode === 'dark' || mode === 'light') && more.length === 0;
  return isMode ? [mode] : [];
}

/** Splits a list of selectors, and leaves out the content of `:not()`. */
function selectorsIn(prelude: readonly CSSToken[]): CSSToken[][] {
  const selectors: CSSToken[][] = [[]];
  let depth = 0;
  let excluded = 0;
  for (const token of prelude) {
    const isNot = token[0] === TokenType.Function && token[4].value.toLowerCase() === 'not';
    if (token[0] === TokenType.Function || token[0] === TokenType.OpenParen) depth++;
    if (isNot) excluded ||= depth;
    if (token[0] === TokenType.Comma && depth === 0) selectors.push([]);
    else if (!excluded) selectors.at(-1)!.push(token);
    if (token[0] !== TokenType.CloseParen) continue;
    if (excluded === depth) excluded = 0;
    depth--;
  }
  return selectors;
}

const wordsIn = (tokens: readonly CSSToken[]): string[] =>
  tokens.flatMap((token) =>
    token[0] === TokenType.Ident || token[0] === TokenType.String ? [token[4].value.toLowerCase()] : [],
  );

/** Returns the mode that a class or the value of an attribute names: `dark`, `theme-dark`, `dark-mode`. */
function modeOfWords(words: readonly string[]): ThemeMode | null {
  const names = words.map((word) => word.replace(/^(theme|mode|is)-+|(?<!-)-+(theme|mode)$/g, ''));
  return (['flately', 'dark', 'light'] as const).find((mode) => names.includes(mode)) ?? null;
}

/** Returns tokens without leading white space, which comments may have split into several tokens. */
const withoutSpace = (tokens: readonly CSSToken[]): readonly CSSToken[] => {
  const start = tokens.findIndex(([type]) => type !== TokenType.Whitespace);
  return start < 0 ? [] : tokens.slice(start);
};

const NUMBERS: readonly TokenType[] = [TokenType.Number, TokenType.Percentage, TokenType.Dimension];

/** Checks whether two values stand beside each other without a space: minified as `5%.1`, or around a comment. */
const needsSpace = (before: CSSToken | undefined, [type]: CSSToken): boolean =>
  before !== undefined &&
  (NUMBERS.includes(type) || type === TokenType.Function) &&
  (NUMBERS.includes(before[0]) || before[0] === TokenType.CloseParen);

/** Parses the custom properties that a block declares directly; nested rules are left out. */
function declarationsIn(body: readonly CSSToken[]): Map<string, { value: string; isImportant: boolean }> {
  const values = new Map<string, { value: string; isImportant: boolean }>();
  let declaration: CSSToken[] = [];
  const finish = () => {
    const [name, ...rest] = withoutSpace(declaration);
    const [colon, ...value] = withoutSpace(rest);
    declaration = [];
    if (name?.[0] !== TokenType.Ident || colon?.[0] !== TokenType.Colon) return;
    const source = value.map((token, at) => (needsSpace(value[at - 1], token) ? ` ${token[1]}` : token[1])).join('');
    const plain = source.replace(/!\s*important\s*$/i, '');
    const isImportant = plain !== source;
    const text = plain.replace(/\s+/g, ' ').trim();
    // A variable that refers to itself has no value: Tailwind's `@theme inline` repeats the name of another rule.
    if (text.replaceAll(' ', '') === `var(${name[4].value})`) return;
    if (!name[4].value.startsWith('--') || text === '' || text.length > LONGEST_VALUE) return;
    if (isImportant || !values.get(name[4].value)?.isImportant) values.set(name[4].value, { value: text, isImportant });
  };
  for (let at = 0; at < body.length; at++) {
    const token = body[at]!;
    if (token[0] === TokenType.OpenCurly) {
      at = closingBrace(body, at);
      declaration = [];
    } else if (token[0] === TokenType.Semicolon || token[0] === TokenType.EOF) finish();
    else declaration.push(token);
  }
  finish();
  return values;
}
