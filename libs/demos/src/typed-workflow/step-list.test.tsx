/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { checkWorkflow } from './check-workflow.ts';
import { mismatched, sound } from './samples.ts';
import { StepList } from './step-list.tsx';
import type { Workflow } from './workflow.ts';

async function show(start: Workflow) {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('typed-workflow');
  function List() {
    const [workflow, setWorkflow] = useState(start);
    return <StepList workflow={workflow} findings={checkWorkflow(workflow.steps)} onChange={setWorkflow} />;
  }
  render(
    <LanguageScope language={language}>
      <List />
    </LanguageScope>,
  );
}

it('opens the steps that are wrong', async () => {
  await show(mismatched);

  expect(screen.getAllByRole('group').map((step) => step.hasAttribute('open'))).toEqual([false, false, true, true]);
});

it('opens a step that becomes wrong, and leaves it open when its value is correct before it is complete', async () => {
  await show(sound);
  const step = screen.getByRole('group', { name: /^5 / });
  const address = screen.getByDisplayValue('accounts@example.com');
  expect(step).not.toHaveAttribute('open');

  await userEvent.clear(address);
  expect(step).toHaveAttribute('open');
  await userEvent.type(address, 'office@example.co');
  expect(step.closest('li')).toHaveAttribute('data-state', 'right');
  expect(step).toHaveAttribute('open');
});
