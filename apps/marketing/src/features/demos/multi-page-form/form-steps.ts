import * as v from 'valibot';
import type { Field } from '../model/entity.ts';
import { valueSchema } from '../model/record-schema.ts';
import { readValue } from '../model/values.ts';

/** Answers as typed, by question. */
export type Answers = Readonly<Record<string, string>>;

/** When a step or a question is asked: while another question has this answer. */
export interface Branch {
  question: string;
  is: string;
}

export interface Question {
  field: Field;
  when?: Branch;
  /** An earlier question whose answer is offered here. */
  offer?: string;
}

export interface Step {
  id: string;
  title: string;
  when?: Branch;
  questions: readonly Question[];
}

const text = (id: string, name: string, required = true): Field => ({
  id,
  name,
  type: 'text',
  required,
  maxLength: 80,
});
const yesNo = (id: string, name: string): Field => ({
  id,
  name,
  type: 'choice',
  required: true,
  choices: ['yes', 'no'],
});

/** The form: four steps, the review not counted, one of them asked only of some. */
export const formSteps: readonly Step[] = [
  {
    id: 'organisation',
    title: 'Organisation',
    questions: [{ field: text('name', 'Organisation name') }, { field: yesNo('registered', 'Registered for tax') }],
  },
  {
    id: 'tax',
    title: 'Tax details',
    when: { question: 'registered', is: 'yes' },
    questions: [
      { field: { ...text('taxNumber', 'Tax number'), maxLength: 12 } },
      { field: text('taxName', 'Name on the tax record'), offer: 'name' },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    questions: [
      { field: text('person', 'Contact person') },
      {
        field: {
          id: 'channel',
          name: 'Preferred channel',
          type: 'choice',
          required: true,
          choices: ['e-mail', 'letter'],
        },
      },
      {
        field: { id: 'email', name: 'E-mail', type: 'email', required: true },
        when: { question: 'channel', is: 'e-mail' },
      },
      { field: text('address', 'Postal address'), when: { question: 'channel', is: 'letter' } },
    ],
  },
  {
    id: 'order',
    title: 'Order',
    questions: [
      {
        field: { id: 'seats', name: 'Number of seats', type: 'integer', required: true, minimum: 1, maximum: 200 },
      },
      { field: { id: 'start', name: 'First day', type: 'date', required: false } },
    ],
  },
];

const applies = (when: Branch | undefined, answers: Answers) => !when || answers[when.question] === when.is;

/** The steps that these answers lead through. */
export const stepsFor = (answers: Answers): readonly Step[] => formSteps.filter(({ when }) => applies(when, answers));

/** The questions of a step that these answers lead to. */
export const questionsFor = ({ questions }: Step, answers: Answers): readonly Question[] =>
  questions.filter(({ when }) => applies(when, answers));

/** What is wrong with a step’s answers, by question. */
export function problemsOf(step: Step, answers: Answers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    questionsFor(step, answers).flatMap(({ field }) => {
      const checked = v.safeParse(valueSchema({ field, label: field.name }), readValue(field, answers[field.id]));
      return checked.success ? [] : [[field.id, checked.issues[0].message]];
    }),
  );
}

/** The answers that would be sent: those to questions that were asked. What a later answer hid is left out. */
export function sentAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    stepsFor(answers)
      .flatMap((step) => questionsFor(step, answers))
      .flatMap(({ field }) => (answers[field.id]?.trim() ? [[field.id, answers[field.id]!]] : [])),
  );
}
