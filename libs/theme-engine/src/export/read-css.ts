import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer';
import type { ThemeMode } from '../core/theme-catalogue.ts';

/** Custom properties of a stylesheet, by mode. */
export type CssVariables = Partial<Record<ThemeMode, Record<string, string>>>;

const LONGEST_VALUE = 256;

/**
 * Parses the custom properties of a stylesheet, independent of its formatting.
 *
 * The mode of a rule is determined by its selector, such as `[data-bs-theme=dark]`, `[data-theme="dark"]` or `.dark`,
 * or by a `prefers-color-scheme` media query. `:root`, `html`, `body`, `:host` and a `@theme` block without a mode are
 * light. Other rules are ignored.
 */
export function readCssVariables(text: string): CssVariables {
  const tokens = tokenize({ css: text }).filter(([type]) => type !== TokenType.Comment);
  const found: CssVariables = {};
  readRules(tokens, null, found);
  return found;
}

/** Parses a list of rules; `outer` is the mode of the enclosing rule. */
function readRules(tokens: readonly CSSToken[], outer: ThemeMode | null, found: CssVariables): void {
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const [type] = tokens[at]!;
    if (type === TokenType.Semicolon) from = at + 1;
    if (type !== TokenType.OpenCurly) continue;
    const end = closingBrace(tokens, at);
    const mode = modeOfPrelude(tokens.slice(from, at)) ?? outer;
    const body = tokens.slice(at + 1, end);
    if (mode) found[mode] = { ...found[mode], ...declarationsIn(body) };
    if (body.some(([inner]) => inner === TokenType.OpenCurly)) readRules(body, mode, found);
    at = end;
    from = end + 1;
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

/** Returns the mode of a selector or media query; `null` if it has none and does not select the whole page. */
function modeOfPrelude(prelude: readonly CSSToken[]): ThemeMode | null {
  const words = prelude.flatMap((token) =>
    token[0] === TokenType.Ident || token[0] === TokenType.String ? [token[4].value.toLowerCase()] : [],
  );
  if (words.includes('flately')) return 'flately';
  if (words.includes('dark')) return 'dark';
  const isTheme = prelude.some((token) => token[0] === TokenType.AtKeyword && token[4].value === 'theme');
  const isWhole = ['root', 'html', 'body', 'host', 'light'].some((word) => words.includes(word));
  return isTheme || isWhole ? 'light' : null;
}

/** Parses the custom properties that a block declares directly; nested rules are left out. */
function declarationsIn(body: readonly CSSToken[]): Record<string, string> {
  const values: Record<string, string> = {};
  let declaration: CSSToken[] = [];
  const finish = () => {
    const [name, colon, ...value] = declaration.filter((token, at) => at > 1 || token[0] !== TokenType.Whitespace);
    declaration = [];
    if (name?.[0] !== TokenType.Ident || colon?.[0] !== TokenType.Colon) return;
    const text = value
      .map(([, source]) => source)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    if (name[4].value.startsWith('--') && text !== '' && text.length <= LONGEST_VALUE) values[name[4].value] = text;
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
