import { usePartText } from '@genmaster/i18n';
import { useState } from 'react';
import { CodeListing } from '../parts/code-listing.tsx';
import type { differencesOf } from '../parts/differing-files.ts';

/** The file that is expanded from the start: the definition. */
const FIRST = /^model\//;

/** Renders a file that would change, with its diff when it is expanded. */
export function ChangedFile({ file }: { file: ReturnType<typeof differencesOf>[number] }) {
  const t = usePartText('change-card');
  const { path, patch, added, removed, origin } = file;
  const [isOpen, setIsOpen] = useState(FIRST.test(path));
  return (
    <details className="change-file" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <code dir="ltr">{path}</code>{' '}
        <small>
          {t(`origin.${origin}`)} · {t('lines', { added, removed })}
        </small>
      </summary>
      {isOpen ? <CodeListing caption={t('content', { path })} language="diff" code={patch} /> : null}
    </details>
  );
}
