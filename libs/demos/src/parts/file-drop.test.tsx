/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { fileDrop } from './file-drop.ts';

const drop = (files: readonly File[]) => {
  const onFile = jest.fn();
  render(<textarea {...fileDrop(onFile)} />);
  const box = screen.getByRole('textbox');
  const event = createEvent.drop(box, { dataTransfer: { files } });
  fireEvent(box, event);
  return { onFile, isTaken: event.defaultPrevented };
};

it('reads a file that is dropped', () => {
  const file = new File(['number'], 'members.csv');
  const { onFile, isTaken } = drop([file]);

  expect(onFile).toHaveBeenCalledWith(file);
  expect(isTaken).toBe(true);
});

it('leaves a dropped text to the browser', () => {
  const { onFile, isTaken } = drop([]);

  expect(onFile).not.toHaveBeenCalled();
  expect(isTaken).toBe(false);
});

it.each([
  { what: 'a file', types: ['Files'], isTaken: true },
  // A browser inserts no text where the page has taken the drag.
  { what: 'a text', types: ['text/plain', 'text/html'], isTaken: false },
])('takes the drag of $what: $isTaken', ({ types, isTaken }) => {
  render(<textarea {...fileDrop(jest.fn())} />);
  const box = screen.getByRole('textbox');
  const event = createEvent.dragOver(box, { dataTransfer: { types } });
  fireEvent(box, event);

  expect(event.defaultPrevented).toBe(isTaken);
});
