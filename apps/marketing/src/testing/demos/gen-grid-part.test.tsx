/** @jest-environment ./src/testing/browser-environment.ts */
import { fireEvent, screen } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

it('leaves the keys of a composed word to the keyboard of the language, and stores the cell afterwards', async () => {
  const { user } = await renderDemo('gen-grid', { language: 'hi' });
  const cell = () => document.querySelector<HTMLElement>('[data-cell="0:1"]')!;
  await user.dblClick(cell());
  const box = document.activeElement as HTMLInputElement;
  fireEvent.change(box, { target: { value: 'नमूना' } });

  for (const key of ['Enter', 'Escape']) {
    fireEvent.keyDown(box, { key, isComposing: true });
    fireEvent.keyDown(box, { key, keyCode: 229 });
  }
  expect(document.activeElement).toBe(box);

  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('नमूना').closest('td')).toBe(cell());
});

it('stores a cell when the visitor goes to another element, and leaves the focus there', async () => {
  const { user } = await renderDemo('gen-grid');
  const cell = document.querySelector<HTMLElement>('[data-cell="0:1"]')!;
  await user.dblClick(cell);
  await user.clear(document.activeElement!);
  await user.keyboard('Sample');
  const search = screen.getByLabelText('Quick search');
  await user.click(search);

  expect(cell.textContent).toBe('Sample');
  expect(document.activeElement).toBe(search);
});
