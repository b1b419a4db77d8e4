/** @jest-environment ./src/testing/browser-environment.ts */
import { screen } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

it('names the language of an English sample on a Hindi page, where it is typed and where it is shown', async () => {
  await renderDemo('metadata-inspector', { language: 'hi' });
  const description = screen.getByDisplayValue('Cups at a third less until the end of May.');

  expect(description.closest('[lang]')!.getAttribute('lang')).toBe('en');
  for (const shown of screen.getAllByText(/^(?:Cups at a third|Spring offer)/)) {
    expect(shown.closest('[lang]')!.getAttribute('lang')).toBe('en');
  }
});
