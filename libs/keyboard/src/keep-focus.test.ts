/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

function Notes() {
  const stage = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState(['One', 'Two', 'Three']);
  useKeptFocus(stage);
  return (
    <>
      <button type="button">Outside</button>
      <div ref={stage}>
        <ul aria-label="Notes">
          {notes.map((note) => (
            <li key={note}>
              <button type="button" onClick={() => setNotes(notes.filter((one) => one !== note))}>
                {note}
              </button>
            </li>
          ))}
        </ul>
        <p aria-label="Tools">
          <button type="button" disabled={notes.length > 2} onClick={() => setNotes(['One', 'Two', 'Three'])}>
            Back
          </button>
          <button type="button">More</button>
        </p>
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function press(name: string, key = '{Enter}') {
  button(name).focus();
  await userEvent.keyboard(key);
}

it.each([
  { gone: ['One'], then: 'Two' },
  { gone: ['Two'], then: 'Three' },
  { gone: ['Three'], then: 'Two' },
  { gone: ['Three', 'Two', 'One'], then: 'Back' },
])('moves the focus to $then after $gone disappeared', async ({ gone, then }) => {
  render(<Notes />);
  for (const name of gone) await press(name);
  await waitFor(() => expect(button(then)).toHaveFocus());
});

it('keeps the focus beside a control that can no longer be pressed', async () => {
  render(<Notes />);
  await press('One');
  await press('Back');
  await waitFor(() => expect(screen.getByLabelText('Tools')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByLabelText('Tools')).not.toHaveAttribute('tabindex');
  expect(button('More')).toHaveFocus();
});

it('keeps the focus in the list, and on no control, after a press of a pointer', async () => {
  render(<Notes />);
  await userEvent.click(button('One'));
  await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveFocus());
});

it('leaves the focus where the visitor took it', async () => {
  render(<Notes />);
  button('One').focus();
  button('Outside').focus();
  fireEvent.click(button('One'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One' })).toBeNull());
  expect(button('Outside')).toHaveFocus();

  button('Two').focus();
  await userEvent.click(document.body);
  fireEvent.click(button('Two'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Two' })).toBeNull());
  expect(document.body).toHaveFocus();
});
