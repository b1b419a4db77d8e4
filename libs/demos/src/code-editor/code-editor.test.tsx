/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CodeEditor } from './code-editor.tsx';

jest.mock('./mount-editor.ts', () => {
  throw new TypeError('error loading dynamically imported module');
});

const mockReload = jest.fn(async () => true);
jest.mock('../reload-page.ts', () => ({ reloadPage: () => mockReload() }));

it('stays a text box where it cannot be fetched, and reloads the page where a second try fails', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('code-editor');
  render(
    <LanguageScope language={language}>
      <CodeEditor
        label="Code"
        value="let a;"
        language="js"
        rows={3}
        maxLength={99}
        marks={[]}
        onChange={() => undefined}
      />
    </LanguageScope>,
  );
  fireEvent.focus(screen.getByLabelText('Code'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByLabelText('Code')).toHaveValue('let a;');
  expect(mockReload).not.toHaveBeenCalled();

  fireEvent.click(retry);
  await waitFor(() => expect(mockReload).toHaveBeenCalledTimes(1));
});
