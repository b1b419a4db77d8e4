import { usePartText } from '@genmaster/i18n';
import type { ResolvedMetadata } from '@genmaster/seo-metadata';
import { countCharacters, DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@genmaster/seo-metadata/checks';
import { useId } from 'react';
import type { TranslateEntries } from './explain-entry-failure.ts';
import type { TypedEntry, TypedProblem } from './typed-entry.ts';

export interface EntryFormProps {
  typed: TypedEntry;
  problem: TypedProblem | null;
  /** Metadata that the page has by itself, when it is known. */
  builtIn: ResolvedMetadata | null;
  onType: (typed: TypedEntry) => void;
}

const SHOWN = { title: TITLE_MAX_LENGTH, description: DESCRIPTION_MAX_LENGTH } as const;

/** Renders the fields of an entry. An error is shown at its field, and the input is kept. */
export function EntryForm({ typed, problem, builtIn, onType }: EntryFormProps) {
  const t = usePartText('page-entries');
  const hintOf = (field: 'title' | 'description') =>
    typed[field].trim() === ''
      ? builtIn
        ? t('edit.builtIn', { text: builtIn[field] })
        : t('edit.empty')
      : t('edit.letters', { count: countCharacters(typed[field].trim()), most: SHOWN[field] });
  const field = (name: keyof TypedEntry, label: string, hint: string, rows: number) => (
    <EntryField
      label={label}
      hint={hint}
      rows={rows}
      isCode={name === 'rest'}
      value={typed[name]}
      problem={problem?.field === name ? describeProblem(t, problem) : null}
      onType={(text) => onType({ ...typed, [name]: text })}
    />
  );
  return (
    <>
      {field('title', t('edit.title'), hintOf('title'), 2)}
      {field('description', t('edit.description'), hintOf('description'), 3)}
      {field('rest', t('edit.rest'), t('edit.rest.hint'), 6)}
    </>
  );
}

function describeProblem(t: TranslateEntries, problem: TypedProblem): string {
  switch (problem.kind) {
    case 'tooLong':
      return t('edit.tooLong', { most: problem.most });
    case 'noJson':
      return t('edit.noJson', { reason: problem.reason });
    case 'wrong':
      return t('edit.wrong', { at: problem.at, reason: problem.reason });
  }
}

interface EntryFieldProps {
  label: string;
  hint: string;
  rows: number;
  isCode: boolean;
  value: string;
  problem: string | null;
  onType: (text: string) => void;
}

function EntryField({ label, hint, rows, isCode, value, problem, onType }: EntryFieldProps) {
  const id = useId();
  return (
    <p className="account-field">
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-hint`}>{hint}</small>
      <textarea
        id={id}
        rows={rows}
        className={isCode ? 'entry-code' : undefined}
        dir={isCode ? 'ltr' : 'auto'}
        spellCheck={!isCode}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      {problem ? (
        <strong id={`${id}-problem`} className="account-problem">
          {problem}
        </strong>
      ) : null}
    </p>
  );
}
