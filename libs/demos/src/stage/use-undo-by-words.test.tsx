/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useUndoByWords } from './use-undo-by-words.ts';

function Note() {
  const stage = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('first');
  useUndoByWords(stage);
  return (
    <div ref={stage}>
      <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setText('reset')}>
        Reset
      </button>
    </div>
  );
}

it('keeps the default text of a text area, however much is typed and reset', async () => {
  render(<Note />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(area, ' and more');
  expect(area.value).toBe('first and more');
  // The text of the element is the default text.
  expect(area.textContent).toBe('first');

  await userEvent.click(screen.getAllByRole('button', { name: 'Reset' })[0]!);
  expect(area.value).toBe('reset');
});
