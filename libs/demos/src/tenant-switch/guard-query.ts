/** Names that bypass the row rule. They cannot be written in another way: SQL has no escapes in names. */
const ROUND = /visit_all|sqlite_|pragma|\b(?:main|attach|detach|vacuum)\b/i;

/** Keywords and functions that produce many rows or long texts. Only closing the frame could stop such a query. */
const ENDLESS =
  /\b(?:with|recursive|glob)\b|json|series|zeroblob|randomblob|printf|format|replace|hex|concat|string_agg|\|\||%[^]*%[^]*%/i;

/** Maximum number of uses of the keywords and the view that produce rows. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/\bvisit\b/gi, 2],
  [/\bselect\b/gi, 3],
  [/\bvalues\b/gi, 1],
];

/**
 * Returns the reason why a query is refused because it names internals of the application, or `null` when it does not.
 *
 * Quoted text is checked too: a false refusal costs the visitor a word, a missed one exposes a row.
 */
export function guardQuery(sql: string): string | null {
  const found = ROUND.exec(sql);
  return found ? `TenantBypass: “${found[0]}” leads round the row rule.` : null;
}

/** Returns the reason to refuse a query, with or without the row rule, because it could run too long; else `null`. */
export function guardEffort(sql: string): string | null {
  const found = ENDLESS.exec(sql);
  if (found) return `NotOffered: “${found[0]}” is not offered here.`;
  const over = MOST.find(([word, most]) => (sql.match(word)?.length ?? 0) > most);
  return over ? `TooOften: “${over[0].source.replaceAll('\\b', '')}” more than ${over[1]} times.` : null;
}
