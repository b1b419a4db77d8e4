import { useId, useMemo, useState, type ChangeEvent } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { writeCsv } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { recordOf } from '@genmaster/app-model';
import { downloadText } from '../parts/download.ts';
import { CheckedLines } from './checked-lines.tsx';
import { checkLines, readCsv, suggestMapping, writeRejected } from '@genmaster/app-model';
import { MAX_STORED, MAX_TEXT, member, storedOf, type ImportCheckState } from './import-check-state.ts';
import { texts } from './import-check-texts.ts';
import { readFileText } from './read-file-text.ts';
import { roundTrip } from '@genmaster/app-model';
import '../parts/record-form.css';
import './import-check.css';

/**
 * Renders the import wizard: choose or paste a file, match columns, correct lines, store the valid ones, export them.
 */
export function ImportCheckPart({ state, onChange, announce }: DemoPartProps<ImportCheckState>) {
  const id = useId();
  const [note, setNote] = useState<string | null>(null);
  const { text, corrections } = state;
  const { fields } = namesOf(member);
  const file = useMemo(() => readCsv(text), [text]);
  const mapping = useMemo(() => state.mapping ?? suggestMapping(member, file), [state.mapping, file]);
  const stored = storedOf(state);
  const checked = useMemo(
    () => checkLines(member, file, { mapping, corrections, stored: state.batches.flat() }),
    [file, mapping, corrections, state.batches],
  );
  const countOf = (wanted: string) => checked.filter((line) => line.state === wanted).length;
  const good = checked.filter((line) => line.state === 'good');
  const say = (words: string) => {
    setNote(words);
    announce(words);
  };
  const takeText = (next: string, isLatin = false) => {
    setNote(null);
    onChange((now) => ({ ...now, text: next, isLatin, mapping: null, corrections: {} }));
  };
  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    if (chosen.size > MAX_TEXT) return say(texts.tooLarge);
    const read = readFileText(await chosen.arrayBuffer());
    takeText(read.text, read.isLatin);
  };
  const store = () => {
    if (stored.length + good.length > MAX_STORED) return say(texts.full);
    onChange((now) => ({ ...now, batches: [...now.batches, good.map(({ values }) => ({ ...values }))] }));
    return say(texts.stored(good.length));
  };
  const undo = () => {
    const last = state.batches.at(-1)?.length ?? 0;
    onChange((now) => ({ ...now, batches: now.batches.slice(0, -1) }));
    say(texts.undone(last));
  };
  const rows = stored.map((values, index) => ({ id: index + 1, values }));
  const compare = () => {
    const { equal, different } = roundTrip(member, stored);
    say(different.length === 0 ? texts.same(equal) : texts.different(equal, stored.length, different));
  };

  return (
    <div className="demo-column import-check">
      <div className="record-field">
        <label htmlFor={`${id}-file`}>{texts.file}</label>
        <input id={`${id}-file`} type="file" accept=".csv,.txt,text/csv" onChange={(event) => void takeFile(event)} />
      </div>
      <div className="record-field">
        <label htmlFor={`${id}-text`}>{texts.text}</label>
        <textarea
          id={`${id}-text`}
          rows={7}
          value={text}
          maxLength={MAX_TEXT}
          spellCheck={false}
          onChange={({ target }) => takeText(target.value)}
        />
      </div>
      <p className="sample-count">
        {texts.detected(
          texts.delimiters[file.delimiter] ?? file.delimiter,
          file.lines.length,
          state.isLatin ? texts.latin : texts.utf8,
        )}{' '}
        {file.leftOut > 0 ? texts.leftOut(file.leftOut) : null}
      </p>
      <h3>{texts.mapping}</h3>
      <div className="import-mapping">
        {fields.map(({ field, label }) => (
          <label key={field.id} className="record-field">
            {texts.columnFor(label)}
            <select
              value={mapping[field.id] ?? ''}
              onChange={({ target }) =>
                onChange((now) => ({
                  ...now,
                  mapping: { ...mapping, [field.id]: target.value === '' ? null : Number(target.value) },
                }))
              }
            >
              <option value="">{texts.none}</option>
              {file.headings.map((heading, column) => (
                <option key={column} value={column}>
                  {heading}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <h3>{texts.check}</h3>
      {checked.length === 0 ? (
        <p className="demo-notice">{texts.empty}</p>
      ) : (
        <>
          <p>{texts.counts(good.length, countOf('fixable'), countOf('rejected'))}</p>
          <CheckedLines
            lines={checked}
            onCorrect={(place, value) =>
              onChange((now) => ({ ...now, mapping, corrections: { ...now.corrections, [place]: value } }))
            }
          />
        </>
      )}
      <p className="actions">
        <button type="button" className="button button-primary" disabled={good.length === 0} onClick={store}>
          {texts.store(good.length)}
        </button>
        <button type="button" className="button" disabled={state.batches.length === 0} onClick={undo}>
          {texts.undo}
        </button>
        <button
          type="button"
          className="button"
          disabled={countOf('fixable') + countOf('rejected') === 0}
          onClick={() => downloadText('faulty-lines.csv', { text: writeRejected(file, checked), type: 'text/csv' })}
        >
          {texts.rejected}
        </button>
      </p>
      <h3>{texts.kept}</h3>
      <p className="sample-count">{stored.length === 0 ? texts.nothingKept : texts.keptCount(stored.length)}</p>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={stored.length === 0}
          onClick={() => downloadText('members.csv', { text: writeCsv(member, rows), type: 'text/csv' })}
        >
          {texts.exportCsv}
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
          {texts.exportJson}
        </button>
        <button type="button" className="button" disabled={stored.length === 0} onClick={compare}>
          {texts.compare}
        </button>
      </p>
      {note ? <p className="demo-notice">{note}</p> : null}
    </div>
  );
}
