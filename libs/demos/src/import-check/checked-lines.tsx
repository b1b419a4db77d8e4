import { usePartText } from '@genmaster/i18n';
import { useId, useState } from 'react';
import { namesOf } from '@genmaster/app-model';
import type { CheckedLine, Entity } from '@genmaster/app-model';

/** Maximum number of lines rendered; lines that need a correction come first. */
const SHOWN = 50;

/** Order of the states where not every line is rendered. */
const RANKS = { rejected: 0, fixable: 0, good: 1, stored: 2 };

export interface CheckedLinesProps {
  /** The entity with the names that head the columns. */
  entity: Entity;
  lines: readonly CheckedLine[];
  /** Called when a cell was corrected; `place` is `line:field`. */
  onCorrect: (place: string, value: string) => void;
}

/** Renders the checked lines. A cell that breaks a rule can be corrected in place. */
export function CheckedLines({ entity, lines, onCorrect }: CheckedLinesProps) {
  const t = usePartText('import-check');
  const id = useId();
  const { fields } = namesOf(entity);
  const [corrected, setCorrected] = useState<number>();
  // The line that is being corrected stays where it is, also once it is valid.
  const rankOf = ({ line, state }: CheckedLine) => (line === corrected ? 0 : RANKS[state]);
  const shown = lines.length <= SHOWN ? lines : lines.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, SHOWN);
  const correct = (line: number, field: string, value: string) => {
    setCorrected(line);
    onCorrect(`${line}:${field}`, value);
  };
  return (
    <div className="table" role="region" aria-label={t('caption')} tabIndex={0}>
      <table>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('result')}</th>
            {fields.map(({ field, label }) => (
              <th key={field.id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, state, texts: typed, problems, reason }) => (
            <tr key={line} data-result={state}>
              <th scope="row">{line}</th>
              <td>
                {t(`result.${state}`)}
                {reason ? <span className="import-reason">{reason}</span> : null}
              </td>
              {fields.map(({ field, label }) => {
                const isFixed = state === 'rejected' || state === 'stored';
                const problem = isFixed ? undefined : problems[field.id];
                const hint = `${id}-${line}-${field.id}`;
                // A cell stays an input after its value became valid, so that it does not disappear while somebody
                // types.
                return (
                  <td key={field.id}>
                    {isFixed ? (
                      typed[field.id]
                    ) : (
                      <input
                        aria-label={t('cell', { field: label, line })}
                        aria-invalid={problem !== undefined}
                        aria-describedby={problem ? hint : undefined}
                        value={typed[field.id]}
                        // As wide as its text, also in a browser without `field-sizing`.
                        size={Math.max(typed[field.id]?.length ?? 0, 1)}
                        onChange={({ target }) => correct(line, field.id, target.value)}
                      />
                    )}
                    {problem ? (
                      <span id={hint} className="import-reason">
                        {problem}
                      </span>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
