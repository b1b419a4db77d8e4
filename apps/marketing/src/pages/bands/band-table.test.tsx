/** @jest-environment ./src/testing/browser-environment.ts */
import { createLanguagePacks, LanguageProvider } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { BandTable } from './band-table.tsx';

it('shows columns with equal headings separately', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  const table = (columns: readonly string[]) => (
    <LanguageProvider language={language}>
      <BandTable className="t" caption="Paths" columns={columns}>
        {null}
      </BandTable>
    </LanguageProvider>
  );
  const { rerender } = render(table(['You have', 'Then', 'Then']));
  rerender(table(['Then', 'You have', 'Then']));

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Then',
    'You have',
    'Then',
  ]);
});
