/** @jest-environment ./src/testing/browser-environment.ts */
import { screen } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

it('undoes typing in the definition before the restore that stood before it', async () => {
  const { user } = await renderDemo('version-compare');
  const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));
  const sentence = /^Made Rate optional/;
  const entity = screen.getByLabelText<HTMLInputElement>('Entity');
  const before = entity.value;
  await user.click(screen.getByRole('button', { name: 'Restore: Made Rate optional' }));
  expect(screen.queryByText(sentence)).toBeNull();
  await user.type(entity, ' two');

  await undo();
  expect(entity.value).toBe(before);
  expect(screen.queryByText(sentence)).toBeNull();
  await undo();
  expect(screen.getByText(sentence)).toBeTruthy();
});
