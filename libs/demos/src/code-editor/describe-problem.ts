import type { FieldNames } from '@genmaster/app-model';
import { DEFAULT_MAX_LENGTH } from '@genmaster/app-model';
import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { CodeProblem } from './check-code.ts';
import type { CodeOffers } from './complete-code.ts';
import type { CodeMark, EditorOffer } from './editor-options.ts';

export type TranslateCode = Translate<MessageIdOf<'code-editor'>>;
type TranslateType = (type: FieldNames['field']['type']) => string;

/** Formats a problem as a sentence. */
export function describeProblem(t: TranslateCode, { rule, written, field, allowed, wanted }: CodeProblem): string {
  const values = { written, field, allowed: allowed.join(', ') };
  if (rule === 'syntax') return t(written ? 'rule.syntax.extra' : 'rule.syntax.missing', values);
  if (rule === 'value-type') return t(`rule.value-type.${wanted ?? 'text'}`, values);
  return t(`rule.${rule}`, values);
}

/** Returns the label of a fix’s button. */
export const describeFix = (t: TranslateCode, { fix }: CodeProblem): string =>
  fix ? t('fix', { text: fix.insert }) : '';

/** Returns a problem as the editor marks it. */
export const markOf = (t: TranslateCode, problem: CodeProblem): CodeMark => ({
  from: problem.from,
  to: problem.to,
  rule: problem.rule,
  message: describeProblem(t, problem),
  fix: problem.fix,
  fixLabel: describeFix(t, problem),
});

/** Formats the model’s completions, with type and rules in words. */
export const describeOffers = (
  t: TranslateCode,
  typeName: TranslateType,
  { from, offers }: CodeOffers,
): { from: number; offers: readonly EditorOffer[] } => ({
  from,
  offers: offers.map(({ label, kind, names }, rank) => ({
    label,
    rank,
    detail: kind === 'field' && names ? typeName(names.field.type) : t(`offer.${kind}`),
    info: kind === 'field' && names ? rulesOf(t, names) : '',
  })),
});

function rulesOf(t: TranslateCode, { label, field }: FieldNames): string {
  const { type, required, unique, minimum, maximum } = field;
  return [
    label,
    t(required ? 'rules.required' : 'rules.optional'),
    ...(unique ? [t('rules.unique')] : []),
    ...(type === 'text' ? [t('rules.maxLength', { count: field.maxLength ?? DEFAULT_MAX_LENGTH })] : []),
    ...(minimum === undefined ? [] : [t('rules.minimum', { minimum })]),
    ...(maximum === undefined ? [] : [t('rules.maximum', { maximum })]),
    ...(type === 'choice' ? [(field.choices ?? []).join(', ')] : []),
  ].join(' · ');
}
