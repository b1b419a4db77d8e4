import { formSteps, problemsOf, questionsFor, sentAnswers, stepsFor } from './form-steps.ts';

const titles = (registered: string) => stepsFor({ registered }).map(({ title }) => title);
const contact = formSteps.find(({ id }) => id === 'contact')!;

it('asks only registered suppliers for tax details', () => {
  expect(titles('yes')).toEqual(['Organisation', 'Tax details', 'Contact', 'Order']);
  expect(titles('no')).toEqual(['Organisation', 'Contact', 'Order']);
});

it('asks for the address of the chosen channel', () => {
  const asked = (channel: string) => questionsFor(contact, { channel }).map(({ field }) => field.id);

  expect(asked('e-mail')).toEqual(['person', 'channel', 'email']);
  expect(asked('letter')).toEqual(['person', 'channel', 'address']);
});

it('finds problems only in the questions that are asked', () => {
  expect(problemsOf(contact, { channel: 'letter', person: 'Sample Person', email: 'x' })).toEqual({
    address: 'Postal address is empty. Enter a value.',
  });
});

it('leaves out answers that a later answer hides', () => {
  const answers = { name: 'Example Traders', registered: 'no', taxNumber: 'T-1', channel: 'e-mail' };

  expect(sentAnswers(answers)).toEqual({ name: 'Example Traders', registered: 'no', channel: 'e-mail' });
});

it('branches on earlier questions', () => {
  const order = formSteps.flatMap(({ questions }) => questions.map(({ field }) => field.id));
  for (const step of formSteps) {
    for (const { field, when = step.when, offer } of step.questions) {
      for (const earlier of [when?.question, offer]) {
        if (earlier !== undefined) expect(order.indexOf(earlier)).toBeLessThan(order.indexOf(field.id));
      }
    }
  }
});
