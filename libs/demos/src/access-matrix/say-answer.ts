import type { MessageIdOf } from '@genmaster/i18n';
import type { Speak } from '@genmaster/i18n';
import type { Answer, Question, Step } from './access-rules.ts';

type Say = Speak<MessageIdOf<'access-matrix'>>;

/** Formats a question: “Contractors, Edit /manual/pricing/late-fee.ts”. */
export const sayQuestion = (say: Say, { who, right, path }: Question): string =>
  say('question', { who: say(`who.${who}`), right: say(`right.${right}`), path });

/** Formats an answer as one sentence, with the rule that decides it. */
export const sayAnswer = (say: Say, { isAllowed, rule }: Answer): string =>
  rule
    ? say(isAllowed ? 'answer.allowed' : 'answer.refused', { rule: rule.rule, from: rule.path })
    : say('answer.none');

/** Formats one step towards an answer. */
export const sayStep = (say: Say, { step, kept, dropped }: Step): string =>
  say(`step.${step}`, { count: kept.length, kept: kept.join(', '), dropped: dropped.join(', ') });

/** Formats the label of a cell for screen readers: the question, the answer, and where the rule is set. */
export function sayCell(
  say: Say,
  { question, answer, pattern, isChanged }: { question: Question; answer: Answer; pattern: string; isChanged: boolean },
): string {
  const { rule, isAllowed } = answer;
  const by =
    rule === null
      ? say('noRule')
      : rule.path === pattern
        ? say('cell.byOwn', { rule: rule.rule })
        : say('cell.byAbove', { rule: rule.rule, from: rule.path });
  const text = say('cell', {
    who: say(`who.${question.who}`),
    right: say(`right.${question.right}`),
    path: question.path,
    answer: say(isAllowed ? 'allowed' : 'refused'),
    rule: by,
  });
  return isChanged ? say('cell.changed', { text }) : text;
}
