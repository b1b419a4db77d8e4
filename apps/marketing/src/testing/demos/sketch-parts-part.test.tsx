/** @jest-environment ./src/testing/browser-environment.ts */
import { screen } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

it.each(['Merge with the next', 'Split in two'])('takes a step back: %s', async (name) => {
  const { user } = await renderDemo('sketch-parts');
  const markup = () => screen.getAllByRole('region', { name: 'Its markup' })[0]!.textContent;
  const before = markup();
  await user.click(screen.getByRole('button', { name }));
  expect(markup()).not.toBe(before);

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(markup()).toBe(before);
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
