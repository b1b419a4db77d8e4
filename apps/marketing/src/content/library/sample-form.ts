import { formSteps, problemsOf, questionsFor, stepsFor, type Answers, type Step } from '@genmaster/app-model';
import { supplierFormTexts as texts } from '@genmaster/app-model';
import { oneLine } from '../one-line.ts';

const nameOf = (id: string) =>
  formSteps.flatMap(({ questions }) => questions).find(({ field }) => field.id === id)?.field.name ?? id;

const titles = [...stepsFor({ registered: 'yes' }).map(({ title }) => title), texts.review];

/**
 * The demo’s steps: their questions, their condition, and the line above them for an organisation registered for tax.
 */
export const stepRows: readonly (readonly string[])[] = [
  ...formSteps.map(({ title, when, questions }) => [
    title,
    questions.map(({ field }) => field.name).join(', '),
    when ? `When “${nameOf(when.question)}” is “${when.is}”` : 'Always',
  ]),
  [texts.review, 'Nothing new', 'Always'],
].map((row, index) => [...row, texts.progress(row[0]!, index + 1, titles.length)]);

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

/** The review of an organisation that is not registered for tax. */
export const reviewRows: readonly (readonly string[])[] = stepsFor(answers)
  .flatMap((step) => questionsFor(step, answers))
  .map(({ field }) => [field.name, answers[field.id] ?? texts.unanswered, texts.change(field.name)]);

/** Returns the summary above the review while two answers break a rule. */
export function summaryListing(): string {
  const wrong = { ...answers, email: 'person1', seats: '0' };
  const lines = stepsFor(wrong).flatMap((step) =>
    Object.values(problemsOf(step, wrong)).map((message) => `${step.title}: ${message}`),
  );
  const heading = texts.problems(lines.length);
  return `<div role="group" tabindex="-1" aria-label="${heading}">
  <p>${heading}</p>
  <ul>
${lines.map((line) => `    <li><button type="button">${line}</button></li>`).join('\n')}
  </ul>
</div>`;
}
