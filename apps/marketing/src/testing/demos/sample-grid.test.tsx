/** @jest-environment ./src/testing/browser-environment.ts */
import type { Entity } from '@genmaster/app-model';
import { SampleGrid } from '@genmaster/demos';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prepareBrowser } from '../render-app.tsx';

prepareBrowser();

const task: Entity = { name: 'Task', fields: [{ id: 'title', name: 'Title', type: 'text', required: true }] };
const rowsTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, values: { title: `Task ${index + 1}` } }));

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('shows the last page that is left when the rows of the shown one are gone', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('demo-parts');
  const grid = (count: number) => (
    <LanguageScope language={language}>
      <SampleGrid entity={task} rows={rowsTo(count)} announce={() => undefined} />
    </LanguageScope>
  );
  const { rerender } = render(grid(12));
  await userEvent.click(button('Next'));
  await userEvent.click(button('Next'));
  expect(screen.getByText('Task 12')).toBeTruthy();

  rerender(grid(6));
  expect(screen.getByText('Task 6')).toBeTruthy();
  expect(button('Next').disabled).toBe(true);

  rerender(grid(0));
  expect(button('Previous').disabled).toBe(true);
});
