/** @jest-environment jsdom */
import { createFormMember, type FormProblem } from './form-member.ts';

const fine: FormProblem = { isMissing: false, message: '', requiredText: 'Choose a color.', anchor: undefined };

function member() {
  const setValidity = jest.fn();
  const element = document.createElement('div');
  element.attachInternals = () => ({ setValidity, setFormValue: () => undefined }) as unknown as ElementInternals;
  const made = createFormMember(element);
  const [flags, message] = [() => setValidity.mock.lastCall?.[0], () => setValidity.mock.lastCall?.[1]];
  return { made, flags, message };
}

it('asks for a missing value', () => {
  const { made, flags, message } = member();
  made.judge({ ...fine, isMissing: true });
  expect(flags()).toEqual({ valueMissing: true, customError: false });
  expect(message()).toBe('Choose a color.');
});

it('says a message of the host until it is taken away', () => {
  const { made, flags, message } = member();
  made.judge({ ...fine, message: 'Too pale.' });
  expect(flags()).toEqual({ valueMissing: false, customError: true });
  expect(message()).toBe('Too pale.');
  made.judge(fine);
  expect(flags()).toEqual({ valueMissing: false, customError: false });
  expect(message()).toBe('');
});

it('does nothing where elements have no internals', () => {
  const element = document.createElement('div');
  Object.defineProperty(element, 'attachInternals', { value: undefined });
  const made = createFormMember(element);
  made.setValue('red');
  made.judge(fine);
  expect(made.internals).toBeUndefined();
});

it('is called what the labels of its page say, without what it shows itself', () => {
  const element = document.createElement('div');
  element.textContent = 'Hex';
  const around = document.createElement('label');
  around.append('Brand ', element, document.createElement('b'));
  const other = document.createElement('label');
  other.innerHTML = '  of the <!--v-if--><i>page</i>\n';
  element.attachInternals = () => ({ labels: [around, other] }) as unknown as ElementInternals;
  expect(createFormMember(element).labelText()).toBe('Brand of the page');
  element.attachInternals = () => ({}) as unknown as ElementInternals;
  expect(createFormMember(element).labelText()).toBe('');
});
