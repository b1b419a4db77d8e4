/** Names that lead round the row rule. They cannot be spelled in another way: SQL knows no escapes in names. */
const ROUND = /visit_all|sqlite_|pragma|\b(?:main|attach|detach|vacuum)\b/i;

/** What makes many rows or long texts of few letters. Nothing could end such a query but the end of its frame. */
const ENDLESS =
  /\b(?:with|recursive|glob)\b|json|series|zeroblob|randomblob|printf|format|replace|hex|concat|string_agg|\|\||%[^]*%[^]*%/i;

/** How often a query may name what gives rows. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/\bvisit\b/gi, 2],
  [/\bselect\b/gi, 3],
  [/\bvalues\b/gi, 1],
];

/**
 * Says why a query is not even sent: it names what only the application itself may reach.
 *
 * It looks at texts in quotes too. A refusal too many costs a word, one too few a row.
 */
export function guardQuery(sql: string): string | null {
  const found = ROUND.exec(sql);
  return found ? `TenantBypass: “${found[0]}” leads round the row rule.` : null;
}

/** Says why a query is not sent with or without the rule: it could take longer than anybody waits. */
export function guardEffort(sql: string): string | null {
  const found = ENDLESS.exec(sql);
  if (found) return `TooMuch: “${found[0]}” is not offered here.`;
  const over = MOST.find(([word, most]) => (sql.match(word)?.length ?? 0) > most);
  return over ? `TooMuch: at most ${over[1]} times ${over[0].source.replaceAll('\\b', '')}.` : null;
}
