import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import type { Answer, Question, Step } from './access-rules.ts';

type TranslateAccess = Translate<MessageIdOf<'access-matrix'>>;

/** Formats a question: “Contractors, Edit /manual/pricing/late-fee.ts”. */
export const describeQuestion = (t: TranslateAccess, { who, right, path }: Question): string =>
  t('question', { who: t(`who.${who}`), right: t(`right.${right}`), path });

/** Formats an answer as one sentence, with the rule that decides it. */
export const describeAnswer = (t: TranslateAccess, { isAllowed, rule }: Answer): string =>
  rule ? t(isAllowed ? 'answer.allowed' : 'answer.refused', { rule: rule.rule, from: rule.path }) : t('answer.none');

/** Formats one step towards an answer. */
export const describeStep = (t: TranslateAccess, { step, kept, dropped }: Step): string =>
  t(`step.${step}`, { count: kept.length, kept: kept.join(', '), dropped: dropped.join(', ') });

/** Formats the label of a cell for screen readers: the question, the answer, and where the rule is set. */
export function describeCell(
  t: TranslateAccess,
  { question, answer, pattern, isChanged }: { question: Question; answer: Answer; pattern: string; isChanged: boolean },
): string {
  const { rule, isAllowed } = answer;
  const by =
    rule === null
      ? t('noRule')
      : rule.path === pattern
        ? t('cell.byOwn', { rule: rule.rule })
        : t('cell.byAbove', { rule: rule.rule, from: rule.path });
  const text = t('cell', {
    who: t(`who.${question.who}`),
    right: t(`right.${question.right}`),
    path: question.path,
    answer: t(isAllowed ? 'allowed' : 'refused'),
    rule: by,
  });
  return isChanged ? t('cell.changed', { text }) : text;
}
