/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

beforeAll(installModalDialog);

const QUESTION = 'Are you sure you want to Save Current Changes.?';

function Asking({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = (text: string) => () => {
    setIsOpen(false);
    onAnswer(text);
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Save</button>
      <ConfirmDialog isOpen={isOpen} question={QUESTION} onConfirm={answer('yes')} onCancel={answer('no')} />
    </>
  );
}

async function renderAsking() {
  const user = userEvent.setup();
  const onAnswer = jest.fn();
  render(<Asking onAnswer={onAnswer} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, onAnswer };
}

describeConformance('ConfirmDialog', ConfirmDialog as never, {
  props: { isOpen: false, question: QUESTION, onConfirm: () => undefined, onCancel: () => undefined },
});

describe('ConfirmDialog', () => {
  it('is an alert dialog with the question as its name', async () => {
    await renderAsking();
    expect(screen.getByRole('alertdialog', { name: QUESTION })).toBeTruthy();
  });

  it('focuses the safe answer when it opens', async () => {
    await renderAsking();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it.each([
    ['OK', 'yes'],
    ['Cancel', 'no'],
  ])('answers %s with %s and returns the focus to the element that opened it', async (name, expected) => {
    const { user, onAnswer } = await renderAsking();
    await user.click(screen.getByRole('button', { name }));
    expect(onAnswer.mock.calls).toEqual([[expected]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('treats Escape as no', async () => {
    const { user, onAnswer } = await renderAsking();
    await user.keyboard('{Escape}');
    expect(onAnswer.mock.calls).toEqual([['no']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the two answers in the host’s language', () => {
    render(
      <ConfirmDialog
        isOpen
        question="Sichern?"
        onConfirm={() => undefined}
        onCancel={() => undefined}
        labels={{ ok: 'Ja', cancel: 'Nein' }}
      />,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Nein', 'Ja']);
  });
});
