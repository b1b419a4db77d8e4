import * as v from 'valibot';
import { yesNoField, type Field } from '../entity.ts';
import { valueSchema } from '../record-schema.ts';
import { englishMessages, type RuleMessages } from '../rule-messages.ts';
import { readValue } from '../values.ts';
import { supplierFormTexts } from './supplier-form-texts.ts';

/** Answers as typed, by question. */
export type Answers = Readonly<Record<string, string>>;

/** Condition of a step or a question: another question has this answer. */
export interface Branch {
  question: string;
  is: string;
}

export interface Question {
  field: Field;
  when?: Branch;
  /** Id of an earlier question whose answer is offered here. */
  offer?: string;
  /** Required format of the answer, with an example. */
  pattern?: { rule: RegExp; example: string };
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

/** Steps of the form: four, without the review; one of them has a condition. */
export const formSteps: readonly Step[] = [
  {
    id: 'organisation',
    title: 'Organisation',
    questions: [
      { field: text('name', 'Organisation name') },
      { field: yesNoField('registered', 'Registered for tax') },
    ],
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

/** Steps of a form, in order. */
export type Form = readonly Step[];

/** Tells whether a question is asked; a condition on a question that is not asked is not met. */
function isAsked(id: string, answers: Answers, form: Form): boolean {
  const step = form.find(({ questions }) => questions.some(({ field }) => field.id === id));
  const question = step?.questions.find(({ field }) => field.id === id);
  return question !== undefined && applies(step?.when, answers, form) && applies(question.when, answers, form);
}

const applies = (when: Branch | undefined, answers: Answers, form: Form): boolean =>
  !when || (answers[when.question] === when.is && isAsked(when.question, answers, form));

/** Returns the steps that apply to these answers. */
export const stepsFor = (answers: Answers, form: Form = formSteps): readonly Step[] =>
  form.filter(({ when }) => applies(when, answers, form));

/** Returns the questions of a step that apply to these answers. */
export const questionsFor = ({ questions }: Step, answers: Answers, form: Form = formSteps): readonly Question[] =>
  questions.filter(({ when }) => applies(when, answers, form));

/** Options of `problemsOf`. */
export interface FormCheck {
  form: Form;
  messages: RuleMessages;
  /** Returns the error message for an answer in the wrong format. */
  unlike: (label: string, example: string) => string;
}

const englishCheck: FormCheck = {
  form: formSteps,
  messages: englishMessages,
  unlike: supplierFormTexts.unlike,
};

/** Returns the error messages of a step’s answers, by question. */
export function problemsOf(
  step: Step,
  answers: Answers,
  { form, messages, unlike }: FormCheck = englishCheck,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    questionsFor(step, answers, form).flatMap(({ field, pattern }) => {
      const value = readValue(field, answers[field.id]);
      const checked = v.safeParse(valueSchema({ field, label: field.name }, messages), value);
      if (!checked.success) return [[field.id, checked.issues[0].message]];
      const fits = !pattern || value === undefined || pattern.rule.test(String(value));
      return fits ? [] : [[field.id, unlike(field.name, pattern.example)]];
    }),
  );
}

/** Returns the answers to send: those to questions that are asked. Answers to hidden questions are left out. */
export function sentAnswers(answers: Answers, form: Form = formSteps): Answers {
  return Object.fromEntries(
    stepsFor(answers, form)
      .flatMap((step) => questionsFor(step, answers, form))
      .flatMap(({ field }) => (answers[field.id]?.trim() ? [[field.id, answers[field.id]!]] : [])),
  );
}
