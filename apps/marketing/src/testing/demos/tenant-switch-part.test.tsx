/** @jest-environment ./src/testing/browser-environment.ts */
import { screen } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

it('puts a ready query back into the field after it was changed by hand', async () => {
  const { user } = await renderDemo('tenant-switch');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Query, in SQL');
  const ready = field.value;
  await user.clear(field);
  await user.type(field, 'select 1');

  await user.click(screen.getByRole('button', { name: 'Read by number', pressed: true }));

  expect(field.value).toBe(ready);
});
