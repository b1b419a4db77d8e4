/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { firstAnswers } from './first-answers.ts';
import { QueryPane } from './query-pane.tsx';
import { attemptIn } from './tenant-sql.ts';
import { tenantSwitchSchema, type TenantSwitchState } from './tenant-state.ts';

const QUERY = {
  answer: firstAnswers.en['sample-clinic'],
  status: 'ready',
  isHere: true,
  retry: () => undefined,
} as const;

it('keeps a query that is typed and not sent, until another one is sent', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('tenant-switch');
  let kept: TenantSwitchState = { tenant: 'sample-clinic', sql: attemptIn('en', 'read') };
  function Pane() {
    const [state, setState] = useState(kept);
    kept = state;
    return <QueryPane state={state} query={QUERY} onChange={setState} announce={() => undefined} />;
  }
  const page = (
    <LanguageScope language={language}>
      <Pane />
    </LanguageScope>
  );
  const field = () => screen.getByRole('textbox');
  const { unmount } = render(page);
  await userEvent.clear(field());
  await userEvent.type(field(), 'select 1');
  expect(kept.sql).toBe(attemptIn('en', 'read'));
  expect(safeParse(tenantSwitchSchema, kept).success).toBe(true);

  unmount();
  render(page);
  expect(field()).toHaveValue('select 1');

  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(field()).toHaveValue(attemptIn('en', 'read'));
  await userEvent.type(field(), ';');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(kept).toEqual({ tenant: 'sample-clinic', sql: `${attemptIn('en', 'read')};` });
});
