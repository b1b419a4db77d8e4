import { useId } from 'react';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { namesOf } from '@genmaster/app-model';
import { ruleMessagesIn } from '@genmaster/app-model';
import type { Entity } from '@genmaster/app-model';
import { RecordForm } from '../../parts/record-form.tsx';
import { SampleGrid } from '../../parts/sample-grid.tsx';
import { SourceView } from '../../parts/source-view.tsx';
import { exampleIn, rowsIn, wordIn } from '@genmaster/app-model';
import { registerOf, type StockState } from '../worked-examples-state.ts';
import { checkOpening, CORRECTIONS, lowStockOf, OPENING_FILE } from '@genmaster/app-model';
import { lowStock, movement, openingLine } from '@genmaster/app-model';

export interface StockWorkProps {
  state: StockState;
  onChange: (change: (state: StockState) => StockState) => void;
  announce: (text: string) => void;
}

/** Renders the check of the opening stock before it is stored: the state of each line and the reason. */
export function StockImport({ state, onChange, announce }: StockWorkProps) {
  const t = usePartText('worked-examples');
  const { code } = useLanguage();
  const id = useId();
  // Names follow the language of the page; values of the file stay unchanged.
  const entity: Entity = {
    ...exampleIn(code, openingLine),
    fields: openingLine.fields.map((field) => ({ ...field, name: wordIn(code, field.name) })),
  };
  const lines = checkOpening(state.corrections, { entity, messages: ruleMessagesIn[code] });
  const good = lines.filter((line) => line.state === 'good').length;
  const correctAll = () => {
    onChange((now) => ({ ...now, corrections: CORRECTIONS }));
    announce(t('stock.corrected'));
  };
  return (
    <>
      <SourceView label={t('stock.file')} code={OPENING_FILE} />
      <div className="table" role="region" aria-label={t('stock.check')} tabIndex={0}>
        <table>
          <caption>{t('stock.check')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('stock.line')}</th>
              {namesOf(entity).fields.map(({ field, label }) => (
                <th key={field.id} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{t('stock.result')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, texts, problems, state: result }) => (
              <tr key={line}>
                <th scope="row">{line - 1}</th>
                {namesOf(entity).fields.map(({ field, label }) => {
                  const place = `${line}:${field.id}`;
                  const isOpen = place in CORRECTIONS;
                  return (
                    <td key={field.id}>
                      {isOpen ? (
                        <input
                          aria-label={t('stock.cell', { field: label, line: line - 1 })}
                          aria-invalid={problems[field.id] !== undefined}
                          aria-describedby={problems[field.id] ? `${id}-${line}` : undefined}
                          className="demo-field"
                          size={8}
                          value={texts[field.id]}
                          maxLength={20}
                          onChange={({ target }) =>
                            onChange((now) => ({ ...now, corrections: { ...now.corrections, [place]: target.value } }))
                          }
                        />
                      ) : (
                        wordIn(code, texts[field.id] ?? '')
                      )}
                    </td>
                  );
                })}
                <td id={`${id}-${line}`} className="stock-result">
                  {t(result === 'good' ? 'stock.good' : 'stock.fixable')} {Object.values(problems).join(' ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="demo-bar">
        <p className="sample-count">{t('stock.stored', { count: good })}</p>
        <button type="button" className="chip" onClick={correctAll}>
          {t('stock.correct')}
        </button>
      </div>
    </>
  );
}

/** Renders the low-stock report, a grid based on the movements; a new movement updates it immediately. */
export function LowStock({ state, onChange, announce }: StockWorkProps) {
  const t = usePartText('worked-examples');
  const { code } = useLanguage();
  const { items, movements } = registerOf(state);
  const codes = items.map(({ values }) => String(values['code']));
  // The screen shows the code of an item; its number is stored.
  const entry: Entity = {
    ...movement,
    fields: movement.fields.map((field) =>
      field.id === 'item' ? { id: 'item', name: 'Item', type: 'choice', required: true, choices: codes } : field,
    ),
  };
  const shown = exampleIn(code, entry);
  const book = ({ item, day, quantity, why }: Readonly<Record<string, unknown>>) =>
    onChange((now) => ({
      ...now,
      movements: [
        ...now.movements,
        {
          item: items[codes.indexOf(String(item))]!.id,
          day: String(day),
          quantity: Number(quantity),
          why: plainWhy(why),
        },
      ].slice(-60),
    }));
  const plainWhy = (why: unknown): string => {
    const at = shown.fields.find(({ id }) => id === 'why')?.choices?.indexOf(String(why)) ?? -1;
    return movement.fields.find(({ id }) => id === 'why')?.choices?.[at] ?? String(why);
  };
  return (
    <>
      <p className="sample-count">{t('stock.summed', { items: items.length, movements: movements.length })}</p>
      <SampleGrid
        entity={exampleIn(code, lowStock)}
        rows={rowsIn(code, lowStockOf(items, movements))}
        announce={announce}
      />
      <h3>{t('stock.book')}</h3>
      <RecordForm key={codes.length} entity={shown} onSave={book} announce={announce} hasSummary />
    </>
  );
}
