/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { defineColorPicker } from './define-color-picker.ts';

const anchors: (HTMLElement | undefined)[] = [];

beforeAll(() => {
  // jsdom has element internals without forms; those of a browser are tested in the stories.
  const flags = new WeakMap<ElementInternals, ValidityStateFlags>();
  const messages = new WeakMap<ElementInternals, string>();
  Object.assign(ElementInternals.prototype, {
    setFormValue: () => undefined,
    setValidity(this: ElementInternals, next: ValidityStateFlags, message: string, anchor?: HTMLElement) {
      flags.set(this, next);
      messages.set(this, message);
      anchors.push(anchor);
    },
    checkValidity(this: ElementInternals) {
      return !Object.values(flags.get(this) ?? {}).includes(true);
    },
  });
  Object.defineProperty(ElementInternals.prototype, 'validationMessage', {
    get(this: ElementInternals) {
      return messages.get(this);
    },
  });
  defineColorPicker();
});

describe('a <gm-color-picker> that is in no page', () => {
  const create = () => document.createElement('gm-color-picker');

  it('is invalid without the colour that is required, as a native control is', () => {
    const picker = create();
    expect(picker.checkValidity()).toBe(true);
    picker.required = true;
    expect(picker.checkValidity()).toBe(false);
    picker.value = 'teal';
    expect(picker.checkValidity()).toBe(true);
    picker.clear();
    expect(picker.checkValidity()).toBe(false);
  });

  it('is invalid as long as a script says so', () => {
    const picker = create();
    picker.setCustomValidity('No');
    expect(picker.checkValidity()).toBe(false);
    picker.setCustomValidity('');
    expect(picker.checkValidity()).toBe(true);
  });

  it('keeps the message of a script over that of its attribute, until it is taken away', () => {
    const picker = create();
    picker.setAttribute('validation-message', 'Too pale.');
    picker.setCustomValidity('Taken already.');
    picker.setAttribute('validation-message', 'Far too pale.');
    expect(picker.validationMessage).toBe('Taken already.');
    picker.setCustomValidity('');
    expect(picker.validationMessage).toBe('Far too pale.');
    picker.removeAttribute('validation-message');
    expect(picker.validationMessage).toBe('');
  });
});

describe('the native events of a <gm-color-picker>', () => {
  function place() {
    document.body.innerHTML = '<gm-color-picker value="teal" clearable></gm-color-picker>';
    const picker = document.querySelector('gm-color-picker')!;
    const log: string[] = [];
    for (const type of ['input', 'change', 'value-change']) picker.addEventListener(type, () => log.push(type));
    return { picker, log };
  }

  it('leave out what a form reset and a script do, and the own ones tell it', () => {
    const { picker, log } = place();
    picker.clear();
    expect(log).toEqual(['value-change']);
    (picker as unknown as { formResetCallback(): void }).formResetCallback();
    expect(picker.value).toBe('teal');
    expect(log).toEqual(['value-change', 'value-change']);
  });

  it('tell that a person took the colour away', async () => {
    const { log } = place();
    await userEvent.setup().click(screen.getByRole('button', { name: 'No color' }));
    expect(log).toEqual(['value-change', 'input', 'change']);
  });
});

it('is silent for the form when a popup is accepted untouched, and says what was changed once', async () => {
  document.body.innerHTML = '<gm-color-picker value="#336699" popup label="Ink"></gm-color-picker>';
  const picker = document.querySelector('gm-color-picker')!;
  const log: string[] = [];
  for (const type of ['change', 'value-commit', 'select']) picker.addEventListener(type, () => log.push(type));
  picker.show();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(log.splice(0)).toEqual(['value-commit', 'select']);
  picker.show();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(log).toEqual(['value-commit', 'change', 'select']);
});

it.each(['', 'popup'])('shows the message of its form beside its first control, once it is drawn (%s)', (attribute) => {
  document.body.innerHTML = `<gm-color-picker required ${attribute}></gm-color-picker>`;
  expect(anchors.at(-1)).toBe(document.querySelector('button, input'));
});
