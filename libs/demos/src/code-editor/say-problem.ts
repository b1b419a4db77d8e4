import type { FieldNames } from '@genmaster/app-model';
import { DEFAULT_MAX_LENGTH } from '@genmaster/app-model';
import type { MessageIdOf, Speak } from '@genmaster/i18n';
import type { CodeProblem } from './check-code.ts';
import type { CodeOffers } from './complete-code.ts';
import type { CodeMark, EditorOffer } from './editor-options.ts';

export type SayCode = Speak<MessageIdOf<'code-editor'>>;
type SayType = (type: FieldNames['field']['type']) => string;

/** Formats a problem as a sentence. */
export function sayProblem(say: SayCode, { rule, written, field, allowed, wanted }: CodeProblem): string {
  const values = { written, field, allowed: allowed.join(', ') };
  if (rule === 'syntax') return say(written ? 'rule.syntax.extra' : 'rule.syntax.missing', values);
  if (rule === 'value-type') return say(`rule.value-type.${wanted ?? 'text'}`, values);
  return say(`rule.${rule}`, values);
}

/** Returns the label of a fix’s button. */
export const sayFix = (say: SayCode, { fix }: CodeProblem): string => (fix ? say('fix', { text: fix.insert }) : '');

/** Returns a problem as the editor marks it. */
export const markOf = (say: SayCode, problem: CodeProblem): CodeMark => ({
  from: problem.from,
  to: problem.to,
  rule: problem.rule,
  message: sayProblem(say, problem),
  fix: problem.fix,
  fixLabel: sayFix(say, problem),
});

/** Formats the model’s completions, with type and rules in words. */
export const sayOffers = (
  say: SayCode,
  sayType: SayType,
  { from, offers }: CodeOffers,
): { from: number; offers: readonly EditorOffer[] } => ({
  from,
  offers: offers.map(({ label, kind, names }, rank) => ({
    label,
    rank,
    detail: kind === 'field' && names ? sayType(names.field.type) : say(`offer.${kind}`),
    info: kind === 'field' && names ? rulesOf(say, names) : '',
  })),
});

function rulesOf(say: SayCode, { label, field }: FieldNames): string {
  const { type, required, unique, minimum, maximum } = field;
  return [
    label,
    say(required ? 'rules.required' : 'rules.optional'),
    ...(unique ? [say('rules.unique')] : []),
    ...(type === 'text' ? [say('rules.maxLength', { count: field.maxLength ?? DEFAULT_MAX_LENGTH })] : []),
    ...(minimum === undefined ? [] : [say('rules.minimum', { minimum })]),
    ...(maximum === undefined ? [] : [say('rules.maximum', { maximum })]),
    ...(type === 'choice' ? [(field.choices ?? []).join(', ')] : []),
  ].join(' · ');
}
