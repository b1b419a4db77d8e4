/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActionState } from 'react';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { firePointer, renderPicker, sizedArea, slider } from '../testing/render-picker.tsx';

const pickers = {
  inline: ColorPicker,
  popup: (props: object) => <ColorPickerPopover label="Brand" {...props} />,
} as const;

describe.each(Object.entries(pickers))('a form around a picker without a name: %s', (_kind, Picker) => {
  it.each([
    { props: { required: true }, isValid: false },
    { props: { required: true, defaultValue: 'teal' }, isValid: true },
    { props: { validationMessage: 'Too dark.', defaultValue: 'teal' }, isValid: false },
    { props: { required: true, disabled: true }, isValid: true },
    { props: {}, isValid: true },
  ])('is valid with $props: $isValid, and gets nothing', ({ props, isValid }) => {
    const { container } = render(
      <form>
        <Picker {...props} />
      </form>,
    );
    const form = container.querySelector('form')!;
    expect(form.checkValidity()).toBe(isValid);
    expect([...new FormData(form)]).toEqual([]);
  });
});

it('tells screen readers of a message of the host when it comes, and when it changes', () => {
  const { rerender } = render(<ColorPicker />);
  expect(screen.queryByRole('alert')).toBeNull();
  for (const message of ['Too dark.', 'Too pale.']) {
    rerender(<ColorPicker validationMessage={message} />);
    expect(screen.getByRole('alert').textContent).toBe(message);
  }
});

it('lets no browser restore a value in a prerendered page, where the picker begins with its own', () => {
  const { container } = render(<ColorPicker name="page" required defaultValue="teal" />);
  expect(container.querySelector<HTMLInputElement>('[name="page"]')!.autocomplete).toBe('off');
});

it('keeps the colour that an action has made the new default, as native fields do', async () => {
  function Page() {
    const [saved, save] = useActionState((_: string, data: FormData) => String(data.get('page')), '#008080');
    return (
      <form action={save}>
        <ColorPicker name="page" defaultValue={saved} />
        <button>Save</button>
      </form>
    );
  }
  const { container } = render(<Page />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hex' });
  await user.clear(field);
  await user.type(field, '#112233{Enter}');
  await act(() => user.click(screen.getByRole('button', { name: 'Save' })));
  expect(field.value).toBe('#112233');
  expect([...new FormData(container.querySelector('form')!)]).toEqual([['page', '#112233']]);
});

describe.each([
  ['the area', sizedArea],
  [
    'a slider',
    () => Object.assign(slider('Hue').parentElement!, { getBoundingClientRect: () => new DOMRect(0, 0, 376, 20) }),
  ],
  [
    'the caption of a field',
    () => screen.getByRole('spinbutton', { name: 'Green' }).parentElement!.querySelector('[data-scrub]')!,
  ],
])('a drag of %s', (_name, findControl) => {
  it.each([
    ['a reset of its form', () => fireEvent.reset(document.forms[0]!)],
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('ends by %s, which brings the first colour back for good', (_end, end) => {
    document.body.innerHTML = '<form id="page"></form>';
    const props = { name: 'color', form: 'page', defaultValue: '#ff8040', showButtons: true };
    const { onValueCommit, lastValue } = renderPicker({ ...props, defaultFormat: 'rgba' });
    const control = findControl();
    firePointer(control, 'pointerdown', 100, 10);
    firePointer(control, 'pointermove', 150, 15);
    expect(lastValue()).not.toBe('#ff8040');
    end();
    firePointer(control, 'pointermove', 50, 5);
    firePointer(control, 'pointerup', 50, 5);
    expect(lastValue()).toBe('#ff8040');
    expect(onValueCommit).not.toHaveBeenCalled();
    firePointer(control, 'pointerdown', 100, 10);
    firePointer(control, 'pointermove', 150, 15);
    firePointer(control, 'pointerup', 150, 15);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });
});
