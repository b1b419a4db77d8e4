import { useId, useState, type ChangeEvent } from 'react';
import { usePartText } from '@genmaster/i18n';
import { readFileText } from '../import-check/read-file-text.ts';
import { fileDrop } from '../parts/file-drop.ts';
import { MAX_TEXT } from './decisions.ts';

export interface TextSourceProps {
  text: string;
  onTextChange: (text: string) => void;
}

/** Accepts a text by typing, by pasting, or by a file that is chosen or dropped; invalid input leaves it unchanged. */
export function TextSource({ text, onTextChange }: TextSourceProps) {
  const t = usePartText('form-filling');
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (next: string) => {
    const isTooLong = next.length > MAX_TEXT;
    setProblem(isTooLong ? t('tooLong', { most: MAX_TEXT }) : null);
    if (!isTooLong) onTextChange(next);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    // A character takes at most four bytes; a larger file can be refused without reading it.
    if (file.size > 4 * MAX_TEXT) return setProblem(t('tooLong', { most: MAX_TEXT }));
    const read = readFileText(await file.arrayBuffer()).text.replace(/^\uFEFF/, '');
    if (read.trim() === '' || read.includes('\0')) return setProblem(t('noText'));
    return take(read);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    await takeFile(target.files?.[0]);
    // Reset, so that the same file can be chosen again after a change.
    target.value = '';
  };
  return (
    <>
      <div className="record-field">
        <label htmlFor={`${id}-text`}>{t('text')}</label>
        <p id={`${id}-hint`} className="sample-count">
          {t('textHint')}
        </p>
        <textarea
          id={`${id}-text`}
          rows={7}
          dir="auto"
          value={text}
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => take(target.value)}
          {...fileDrop((file) => void takeFile(file))}
        />
      </div>
      <div className="record-field">
        <label htmlFor={`${id}-file`}>{t('file')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".txt,.csv,.json,text/*,application/json"
          onChange={(event) => void choose(event)}
        />
      </div>
      {problem === null ? null : (
        <p role="alert" className="record-problem">
          {problem}
        </p>
      )}
    </>
  );
}
