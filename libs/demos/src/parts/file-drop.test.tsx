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
