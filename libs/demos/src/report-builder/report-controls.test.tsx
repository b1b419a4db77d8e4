/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { openDemo } from '../testing/open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it('takes no day that a kept report cannot have', async () => {
  localStorage.clear();
  await openDemo(await import('./report-builder-demo.tsx'));
  const { reportSchema } = await import('./report.ts');
  for (const end of ['from', 'to'] as const) {
    const { max } = screen.getByLabelText<HTMLInputElement>(end);
    expect({ end, max, isKept: v.is(reportSchema.entries[end], max) }).toEqual({
      end,
      max: '9999-12-31',
      isKept: true,
    });
  }
});
