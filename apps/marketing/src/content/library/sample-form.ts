import {
  formSteps,
  formTextsIn,
  problemsOf,
  questionsFor,
  stepsFor,
  supplierFormTexts,
  wordIn,
  type Answers,
  type Field,
  type Step,
} from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import { oneLine } from '../one-line.ts';

const nameOf = (id: string) =>
  formSteps.flatMap(({ questions }) => questions).find(({ field }) => field.id === id)?.field.name ?? id;

const shownIn = {
  en: {
    always: 'Always',
    nothing: 'Nothing new',
    when: (question: string, is: string) => `When “${question}” is “${is}”`,
  },
  hi: {
    always: 'हमेशा',
    nothing: 'कुछ नया नहीं',
    when: (question: string, is: string) => `जब “${question}” का जवाब “${is}” हो`,
  },
} as const;

/**
 * Returns the demo’s steps: their questions, their condition, and the line above them for an organisation registered for
 * tax.
 */
export function stepRows(language: LanguageCode): readonly (readonly string[])[] {
  const texts = formTextsIn[language];
  const { always, nothing, when: shownWhen } = shownIn[language];
  const word = (name: string) => wordIn(language, name);
  const count = stepsFor({ registered: 'yes' }).length + 1;
  const rows = [
    ...formSteps.map(({ title, when, questions }) => [
      word(title),
      questions.map(({ field }) => word(field.name)).join(', '),
      when ? shownWhen(word(nameOf(when.question)), word(when.is)) : always,
    ]),
    [texts.review, nothing, always],
  ];
  return rows.map((row, index) => [...row, texts.progress(row[0]!, index + 1, count)]);
}

/** The definition of the demo’s form, one question per line. */
export const formListing = `[\n${formSteps.map(stepListing).join(',\n')}\n]`;

function stepListing({ questions, ...step }: Step): string {
  const lines = questions.map((question) => `      ${oneLine(question)}`).join(',\n');
  return `  {\n    ${oneLine(step).slice(2, -2)},\n    "questions": [\n${lines}\n    ]\n  }`;
}

/** The question of the demo that offers an earlier answer. */
export const offerListing = JSON.stringify(
  formSteps.flatMap(({ questions }) => questions).find(({ offer }) => offer),
  null,
  2,
);

const answers: Answers = {
  name: 'Example Traders',
  registered: 'no',
  person: 'Sample Person',
  channel: 'e-mail',
  email: 'person1@example.com',
  seats: '12',
};

/** Returns the review of an organisation that is not registered for tax. */
export function reviewRows(language: LanguageCode): readonly (readonly string[])[] {
  const texts = formTextsIn[language];
  const answerTo = ({ id, type }: Field) => {
    const answer = answers[id];
    if (answer === undefined) return texts.unanswered;
    if (type === 'choice') return texts.choice(answer);
    // On a Hindi page, values in Latin letters are formatted as code.
    return language === 'hi' && /[a-z]/i.test(answer) ? `\`${answer}\`` : answer;
  };
  return stepsFor(answers)
    .flatMap((step) => questionsFor(step, answers))
    .map(({ field }) => {
      const name = wordIn(language, field.name);
      return [name, answerTo(field), texts.change(name)];
    });
}

/** Returns the summary above the review while two answers break a rule. */
export function summaryListing(): string {
  const wrong = { ...answers, email: 'person1', seats: '0' };
  const lines = stepsFor(wrong).flatMap((step) =>
    Object.values(problemsOf(step, wrong)).map((message) => `${step.title}: ${message}`),
  );
  const heading = supplierFormTexts.problems(lines.length);
  return `<div role="group" tabindex="-1" aria-label="${heading}">
  <p>${heading}</p>
  <ul>
${lines.map((line) => `    <li><button type="button">${line}</button></li>`).join('\n')}
  </ul>
</div>`;
}
