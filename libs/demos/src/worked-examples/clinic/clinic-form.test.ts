import { problemsOf, questionsFor, sentAnswers, stepsFor, type Answers } from '@genmaster/app-model';
import { clinicForm, MOST_MEDICINES, returningPatient } from '@genmaster/app-model';
import { intake } from '@genmaster/app-model';
import { formIn } from '../../multi-page-form/form-in.ts';

const asked = (answers: Answers) =>
  stepsFor(answers, clinicForm)
    .flatMap((step) => questionsFor(step, answers, clinicForm))
    .map(({ field }) => field.id);

it.each([
  { question: 'firstvisit', is: 'yes', next: ['born', 'address', 'call'] },
  { question: 'firstvisit', is: 'no', next: ['number', 'moved'] },
  { question: 'medicine', is: 'yes', next: ['medicine1', 'often1', 'more1'] },
  { question: 'medicine', is: 'no', next: [] },
  { question: 'under18', is: 'yes', next: ['guardian', 'relation'] },
  { question: 'under18', is: 'no', next: [] },
])('“$is” to $question asks $next', ({ question, is, next }) => {
  const without = asked({});

  expect(asked({ [question]: is }).filter((id) => !without.includes(id))).toEqual(next);
});

it('accepts up to ten medicines, one after the other', () => {
  const all = Object.fromEntries([
    ['medicine', 'yes'],
    ...Array.from({ length: MOST_MEDICINES }, (_, index) => [`more${index + 1}`, 'yes']),
  ]) as Answers;

  expect(asked(all).filter((id) => /^medicine\d/.test(id))).toHaveLength(MOST_MEDICINES);
  // Questions hidden by a later “no” are not asked, even when they have an answer.
  expect(asked({ ...all, medicine: 'no' }).filter((id) => /^(?:medicine|more)\d/.test(id))).toEqual([]);
  expect(sentAnswers({ ...all, medicine1: 'Sample', medicine: 'no' }, clinicForm)).toEqual({ medicine: 'no' });
});

it.each([
  { number: 'ZZ-00001', problem: undefined },
  { number: 'zz-1', problem: 'Patient number has another form. Write it as in ZZ-00001.' },
  { number: '', problem: 'Patient number is empty. Enter a value.' },
])('shows “$problem” for the patient number “$number”', ({ number, problem }) => {
  const shown = formIn('en', clinicForm);
  const visit = shown.form.find(({ id }) => id === 'visit')!;

  expect(problemsOf(visit, { firstvisit: 'no', number }, shown)['number']).toBe(problem);
});

it('lists six answers of the returning patient, and none that did not apply', () => {
  expect(Object.keys(sentAnswers(returningPatient, clinicForm))).toHaveLength(6);
  expect(asked(returningPatient)).toEqual(Object.keys(returningPatient));
});

it('stores the answers to single questions, and the list of medicines as separate rows', () => {
  const own = clinicForm
    .flatMap(({ questions }) => questions.map(({ field }) => field.id))
    .filter((id) => !/^(?:medicine|often|more)\d/.test(id));

  expect(intake.fields.map(({ id }) => id)).toEqual(own);
});
