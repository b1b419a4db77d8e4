/**
 * Sets a compiled statement one column per line, and ends it.
 *
 * Works on the outermost parentheses of a `create table` alone; commas and parentheses inside quotes stay as they are.
 */
export function formatCreateTable(statement: string): string {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const [index, character] of [...statement].entries()) {
    if (quote) {
      // A doubled quote closes and opens again, which comes to the same.
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
 * Sets a compiled query one column and one clause per line, and ends it.
 *
 * For queries over derived names alone, which hold letters, digits and underscores.
 */
export function formatSelect(statement: string): string {
  const [columns = '', rest = ''] = statement.split(/ (?=from )/);
  const clauses = rest.replace(/ (?=(?:order by|limit|offset|fetch next) )/g, '\n');
  return `${columns.replace(/^select /, 'select\n  ').replaceAll(', ', ',\n  ')}\n${clauses};`;
}

/** The quotes of the five engines, each with the one that closes it. */
const OPENING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`' };
