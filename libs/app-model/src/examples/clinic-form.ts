import type { Field } from '../entity.ts';
import type { Answers, Branch, Question, Step } from '../supplier-form/form-steps.ts';
import { medicine, questions } from './clinic-model.ts';

/** Maximum number of medicines in the list. */
export const MOST_MEDICINES = 10;

const [, title, often] = medicine.fields as [Field, Field, Field];
const when = (question: string, is = 'yes'): Branch => ({ question, is });

/** Questions of the list, entry by entry: each entry offers another one, up to ten. */
const medicines: readonly Question[] = Array.from({ length: MOST_MEDICINES }, (_, index): readonly Question[] => {
  const place = index + 1;
  const asked = place === 1 ? when(questions.medicine.id) : when(`more${place - 1}`);
  return [
    { field: { ...title, id: `medicine${place}`, name: `${title.name} ${place}` }, when: asked },
    { field: { ...often, id: `often${place}`, name: `${often.name} ${place}` }, when: asked },
    ...(place < MOST_MEDICINES
      ? [
          {
            field: { ...questions.medicine, id: `more${place}`, name: `Another medicine after ${place}?` },
            when: asked,
          },
        ]
      : []),
  ];
}).flat();

/** Intake form: three pages without the review, each conditional question next to the question that it depends on. */
export const clinicForm: readonly Step[] = [
  {
    id: 'you',
    title: 'About you',
    questions: [
      { field: questions.patient },
      { field: questions.under18 },
      { field: questions.guardian, when: when(questions.under18.id) },
      { field: questions.relation, when: when(questions.under18.id) },
    ],
  },
  {
    id: 'visit',
    title: 'Your visit',
    questions: [
      { field: questions.firstVisit },
      { field: questions.born, when: when(questions.firstVisit.id) },
      { field: questions.address, when: when(questions.firstVisit.id) },
      { field: questions.personToCall, when: when(questions.firstVisit.id) },
      {
        field: questions.number,
        when: when(questions.firstVisit.id, 'no'),
        pattern: { rule: /^[A-Z]{2}-[0-9]{5}$/, example: 'ZZ-00001' },
      },
      { field: questions.moved, when: when(questions.firstVisit.id, 'no') },
    ],
  },
  { id: 'health', title: 'Your health', questions: [{ field: questions.medicine }, ...medicines] },
];

/** Answers of the page’s fictional returning patient. */
export const returningPatient: Answers = {
  [questions.patient.id]: 'Sample Person',
  [questions.under18.id]: 'no',
  [questions.firstVisit.id]: 'no',
  [questions.number.id]: 'ZZ-00001',
  [questions.moved.id]: 'no',
  [questions.medicine.id]: 'no',
};
