/**
 * Formats a compiled `create table` statement with one column per line, and adds a semicolon.
 *
 * Only the outermost parentheses are split; commas and parentheses inside quotes stay as they are.
 */
export function formatCreateTable(statement: string): string {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const [index, character] of [...statement].entries()) {
    if (quote) {
      // A doubled quote closes and opens again, which has the same result.
      if (character === quote) quote = '';
    } else if (OPENING[character]) {
      quote = OPENING[character];
    } else if (character === '(' && (depth += 1) === 1) {
      parts.push(part.trim());
      part = '';
      continue;
    } else if (character === ')' && (depth -= 1) === 0) {
      parts.push(part.trim());
      const end = [...statement].slice(index + 1).join('');
      const [head = '', ...columns] = parts;
      return `${head} (\n${columns.map((column) => `  ${column}`).join(',\n')}\n)${end};`;
    } else if (character === ',' && depth === 1) {
      parts.push(part.trim());
      part = '';
      continue;
    }
    part += character;
  }
  return `${statement};`;
}

/**
 * Formats a compiled query with one column and one clause per line, and adds a semicolon.
 *
 * For queries with derived names only, which contain letters, digits and underscores.
 */
export function formatSelect(statement: string): string {
  const [columns = '', rest = ''] = statement.split(/ (?=from )/);
  const clauses = rest.replace(/ (?=(?:order by|limit|offset|fetch next) )/g, '\n');
  return `${columns.replace(/^select /, 'select\n  ').replaceAll(', ', ',\n  ')}\n${clauses};`;
}

/** Opening quotes of the five engines, each with its closing quote. */
const OPENING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`' };
