import { formDescription } from '@genmaster/app-model';
import { ruleMessagesIn } from '@genmaster/app-model';
import { clinicForm } from '@genmaster/app-model';
import { exampleIn, wordIn } from '@genmaster/app-model';
import { FIRST_DEVICE, recordAnswer, storedEntry } from '@genmaster/app-model';
import { employee, holiday, leaveRequest } from '@genmaster/app-model';
import { APPROVAL_RULE } from '@genmaster/app-model';
import { checkOpening, CORRECTIONS, lowStockOf, openingOf } from '@genmaster/app-model';
import { openingLine } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import { oneLine } from '../one-line.ts';

/** Returns the entities of the leave tracker with their fields, as in the example above the text. */
export const leaveFields = (code: LanguageCode): readonly (readonly [name: string, fields: string])[] =>
  [employee, leaveRequest, holiday].map((entity) => {
    const { name, fields } = exampleIn(code, entity);
    return [name, fields.map((field) => field.name).join(', ')];
  });

/** The rule that the example checks before each decision. */
export const approvalListing = `rule: approve-leave
entity: LeaveRequest
action: approve
allowWhen:
${APPROVAL_RULE.map(({ printed }) => `  - ${printed}`).join('\n')}
otherwise: the first condition that does not hold is the reason that is shown`;

export const leaveFormListing = formDescription(leaveRequest);

/** Returns the result of the check for each line of the opening stock. */
export const openingChecks = (
  code: LanguageCode,
  words: { good: string; fixable: string; kept: string },
): readonly (readonly string[])[] => {
  const named = { ...openingLine, fields: openingLine.fields.map((one) => ({ ...one, name: wordIn(code, one.name) })) };
  return checkOpening({}, { entity: named, messages: ruleMessagesIn[code] }).map(({ line, texts, state, problems }) => [
    `${line - 1} – ${texts['code']}`,
    state === 'good' ? words.good : words.fixable,
    Object.values(problems).join(' ') || words.kept,
  ]);
};

const { items, counts } = openingOf(checkOpening(CORRECTIONS));

/** Returns the rows of the low-stock report after the two corrections. */
export const lowStockRows = (code: LanguageCode): readonly (readonly string[])[] =>
  lowStockOf(items, counts).map(({ values }) =>
    ['code', 'title', 'onHand', 'reorder', 'shortfall'].map((key) =>
      wordIn(code, String((values as Readonly<Record<string, unknown>>)[key])),
    ),
  );

/** The page of the intake form with the most branches, one question per line. */
export const visitListing = (() => {
  const { questions, ...page } = clinicForm.find(({ id }) => id === 'visit')!;
  return `{
  ${oneLine(page).slice(2, -2)},
  "questions": [
${questions.map((question) => `    ${oneLine(question)}`).join(',\n')}
  ]
}`;
})();

/** The third entry of a queue: an answer after another one with a photo. */
export const queueListing = (() => {
  const first = recordAnswer(FIRST_DEVICE, { answer: 'pass', note: '', hasPhoto: true });
  const { queue } = recordAnswer(first, {
    answer: 'fail',
    note: 'Closer does not pull the door shut',
    hasPhoto: true,
  });
  return JSON.stringify(storedEntry(queue[2]!), null, 2);
})();
