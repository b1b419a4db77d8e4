import { choicesOf, clinicForm, formSteps, problemsOf } from '@genmaster/app-model';
import { formIn } from './form-in.ts';

describe.each([
  { name: 'supplier form', form: formSteps },
  { name: 'clinic form', form: clinicForm },
])('$name', ({ form }) => {
  it('is the same form in Hindi: its texts differ, its questions and branches do not', () => {
    const plain = ({ form: steps }: { form: typeof form }) =>
      steps.map(({ id, when, questions }) => [
        id,
        when,
        questions.map(({ field, when: asked, offer }) => [field.id, field.choices, asked, offer]),
      ]);

    expect(plain(formIn('hi', form))).toEqual(plain(formIn('en', form)));
  });

  it('has no English word in Hindi', () => {
    const shown = formIn('hi', form);
    const words = shown.form.flatMap(({ title, questions }) => [
      title,
      ...questions.flatMap(({ field }) => [
        field.name,
        ...(field.type === 'choice' ? choicesOf(field).map(shown.texts.choice) : []),
      ]),
    ]);

    expect(words.filter((word) => !/\p{Script=Devanagari}/u.test(word))).toEqual([]);
  });
});

it('shows the error of an answer in Hindi', () => {
  const shown = formIn('hi', formSteps);
  const contact = shown.form.find(({ id }) => id === 'contact')!;

  expect(problemsOf(contact, { person: 'Sample', channel: 'e-mail', email: 'x' }, shown)).toEqual({
    email: 'ईमेल में ईमेल पता नहीं है। name@example.com जैसा पता लिखें।',
  });
});
