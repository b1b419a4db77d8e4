import * as v from 'valibot';
import { namesOf } from '@genmaster/app-model';
import { valueSchema } from '@genmaster/app-model';
import type { RuleMessages } from '@genmaster/app-model';
import { readValue } from '@genmaster/app-model';
import { westernDigits } from '@genmaster/app-model';
import type { FillForm } from './fill-forms.ts';
import type { Finding, Sureness } from './finding.ts';

/** Proposal of a text for a field. Only `found` is filled in. */
export type Proposal =
  | { kind: 'found'; finding: Finding }
  /** Several values fit equally well; the visitor chooses. */
  | { kind: 'several'; findings: readonly Finding[] }
  /** One value, from a rule that is not confident. */
  | { kind: 'doubtful'; finding: Finding }
  /** A value that the field’s own rules reject. */
  | { kind: 'refused'; finding: Finding; problem: string }
  | { kind: 'none' };

const RANK: Readonly<Record<Sureness, number>> = { unsure: 0, likely: 1, sure: 2 };

/** Proposes a value for every field of a form, keyed by field id; digits may be Latin or Devanagari. */
export function propose(
  { entity, finders }: FillForm,
  { text, messages }: { text: string; messages: RuleMessages },
): Readonly<Record<string, Proposal>> {
  const readable = westernDigits(text);
  return Object.fromEntries(
    namesOf(entity).fields.map((names) => {
      const { field } = names;
      const best = surest(finders[field.id]?.(readable) ?? []);
      const [first, second] = best;
      if (!first) return [field.id, { kind: 'none' }];
      if (second) return [field.id, { kind: 'several', findings: best }];
      if (first.sureness === 'unsure') return [field.id, { kind: 'doubtful', finding: first }];
      const { issues } = v.safeParse(valueSchema(names, messages), readValue(field, first.value));
      return [
        field.id,
        issues ? { kind: 'refused', finding: first, problem: issues[0].message } : { kind: 'found', finding: first },
      ];
    }),
  );
}

/** Lists the findings of a proposal, for marking them in the text. */
export function findingsOf(proposal: Proposal): readonly Finding[] {
  if (proposal.kind === 'none') return [];
  return proposal.kind === 'several' ? proposal.findings : [proposal.finding];
}

/** Returns the findings with the highest confidence, each value once. */
function surest(findings: readonly Finding[]): readonly Finding[] {
  const highest = Math.max(...findings.map(({ sureness }) => RANK[sureness]));
  const best = findings.filter(({ sureness }) => RANK[sureness] === highest);
  return best.filter(({ value }, index) => best.findIndex((other) => other.value === value) === index);
}
