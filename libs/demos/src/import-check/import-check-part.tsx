import { useLanguage, usePartText, type MessageIdOf } from '@genmaster/i18n';
import { useId, useMemo, useState, type ChangeEvent } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { writeCsv } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { recordOf } from '@genmaster/app-model';
import { downloadText } from '../parts/download.ts';
import { fileDrop } from '../parts/file-drop.ts';
import { CheckedLines } from './checked-lines.tsx';
import { checkLines, readCsv, ruleMessagesIn, suggestMapping, writeRejected } from '@genmaster/app-model';
import {
  MAX_STORED,
  MAX_TEXT,
  member,
  memberIn,
  storedOf,
  withText,
  type ImportCheckState,
} from './import-check-state.ts';
import { readFileText } from './read-file-text.ts';
import { roundTrip } from '@genmaster/app-model';
import '../parts/record-form.css';
import './import-check.css';

/** Messages that name the usual delimiters. */
const DELIMITER_NAMES: Readonly<Record<string, MessageIdOf<'import-check'>>> = {
  ',': 'delimiter.comma',
  ';': 'delimiter.semicolon',
  '\t': 'delimiter.tab',
  '|': 'delimiter.bar',
};

/**
 * Renders the import wizard: choose or paste a file, match columns, correct lines, store the valid ones, export them.
 */
export function ImportCheckPart({ state, onChange, announce }: DemoPartProps<ImportCheckState>) {
  const t = usePartText('import-check');
  const { code } = useLanguage();
  const id = useId();
  const [note, setNote] = useState<string | null>(null);
  const { text, corrections } = state;
  const { fields } = namesOf(member);
  const shown = useMemo(() => memberIn(code), [code]);
  const file = useMemo(() => readCsv(text), [text]);
  const mapping = useMemo(() => state.mapping ?? suggestMapping(member, file), [state.mapping, file]);
  const stored = storedOf(state);
  const checked = useMemo(
    () =>
      checkLines(shown, file, {
        mapping,
        corrections,
        stored: state.batches.flat(),
        messages: ruleMessagesIn[code],
      }),
    [shown, file, mapping, corrections, state.batches, code],
  );
  const countOf = (wanted: string) => checked.filter((line) => line.state === wanted).length;
  const good = checked.filter((line) => line.state === 'good');
  const showOutcome = (words: string) => {
    setNote(words);
    announce(words);
  };
  const takeText = (next: Parameters<typeof withText>[1]) => {
    setNote(null);
    onChange((now) => withText(now, next));
  };
  const takeFile = async (chosen: File) => {
    if (chosen.size > MAX_TEXT) return showOutcome(t('fileTooLarge'));
    takeText(readFileText(await chosen.arrayBuffer()));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen again after it was corrected.
    target.value = '';
    if (chosen) void takeFile(chosen);
  };
  const store = () => {
    if (stored.length + good.length > MAX_STORED) return showOutcome(t('full'));
    onChange((now) => ({ ...now, batches: [...now.batches, good.map(({ values }) => ({ ...values }))] }));
    return showOutcome(t('stored', { count: good.length }));
  };
  const undo = () => {
    const last = state.batches.at(-1)?.length ?? 0;
    onChange((now) => ({ ...now, batches: now.batches.slice(0, -1) }));
    showOutcome(t('undone', { count: last }));
  };
  const delimiter = DELIMITER_NAMES[file.delimiter];
  const rows = stored.map((values, index) => ({ id: index + 1, values }));
  const compare = () => {
    const { equal, different } = roundTrip(member, stored);
    const counts = { equal, count: stored.length };
    showOutcome(
      different.length === 0 ? t('same', counts) : t('different', { ...counts, places: different.join(', ') }),
    );
  };

  return (
    <div className="demo-column import-check">
      <div className="record-field">
        <label htmlFor={`${id}-file`}>{t('file')}</label>
        <input id={`${id}-file`} type="file" accept=".csv,.txt,text/csv" onChange={choose} />
      </div>
      <div className="record-field">
        <label htmlFor={`${id}-text`}>{t('text')}</label>
        <textarea
          id={`${id}-text`}
          rows={7}
          value={text}
          maxLength={MAX_TEXT}
          spellCheck={false}
          onChange={({ target }) => takeText({ text: target.value })}
          {...fileDrop((dropped) => void takeFile(dropped))}
        />
      </div>
      <p className="sample-count">
        {t('detected', {
          delimiter: delimiter ? t(delimiter) : file.delimiter,
          lines: file.lines.length,
          encoding: t(state.isUtf16 ? 'utf16' : state.isLatin ? 'latin' : 'utf8'),
        })}{' '}
        {file.leftOut > 0 ? t('leftOut', { count: file.leftOut }) : null}
      </p>
      <h3>{t('mapping')}</h3>
      <div className="import-mapping">
        {namesOf(shown).fields.map(({ field, label }) => (
          <label key={field.id} className="record-field">
            {t('columnFor', { field: label })}
            <select
              value={mapping[field.id] ?? ''}
              onChange={({ target }) =>
                onChange((now) => ({
                  ...now,
                  mapping: { ...mapping, [field.id]: target.value === '' ? null : Number(target.value) },
                }))
              }
            >
              <option value="">{t('none')}</option>
              {file.headings.map((heading, column) => (
                <option key={column} value={column}>
                  {heading}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <h3>{t('check')}</h3>
      {checked.length === 0 ? (
        <p className="demo-notice">{t('empty')}</p>
      ) : (
        <>
          <p>{t('counts', { good: good.length, fixable: countOf('fixable'), rejected: countOf('rejected') })}</p>
          <CheckedLines
            entity={shown}
            lines={checked}
            onCorrect={(place, value) =>
              onChange((now) => ({ ...now, mapping, corrections: { ...now.corrections, [place]: value } }))
            }
          />
        </>
      )}
      <p className="actions">
        <button type="button" className="button button-primary" disabled={good.length === 0} onClick={store}>
          {t('store', { count: good.length })}
        </button>
        <button type="button" className="button" disabled={state.batches.length === 0} onClick={undo}>
          {t('undo')}
        </button>
        <button
          type="button"
          className="button"
          disabled={countOf('fixable') + countOf('rejected') === 0}
          onClick={() => downloadText('faulty-lines.csv', { text: writeRejected(file, checked), type: 'text/csv' })}
        >
          {t('rejected')}
        </button>
      </p>
      <h3>{t('kept')}</h3>
      <p className="sample-count">
        {stored.length === 0 ? t('nothingKept') : t('keptCount', { count: stored.length })}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={stored.length === 0}
          onClick={() => downloadText('members.csv', { text: writeCsv(member, rows), type: 'text/csv' })}
        >
          {t('exportCsv')}
        </button>
        <button
          type="button"
          className="button"
          disabled={stored.length === 0}
          onClick={() =>
            downloadText('members.json', {
              text: JSON.stringify(
                rows.map((row) => recordOf(fields, row)),
                null,
                2,
              ),
              type: 'application/json',
            })
          }
        >
          {t('exportJson')}
        </button>
        <button type="button" className="button" disabled={stored.length === 0} onClick={compare}>
          {t('compare')}
        </button>
      </p>
      {note ? <p className="demo-notice">{note}</p> : null}
    </div>
  );
}
