import { usePartText } from '@genmaster/i18n';
import type { Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { formatValue, type Value } from '@genmaster/app-model';

export interface SavedEntriesProps {
  entity: Entity;
  entries: readonly Readonly<Record<string, Value>>[];
}

/** Lists the saved entries, newest first: the accepted and typed values, and nothing of their texts. */
export function SavedEntries({ entity, entries }: SavedEntriesProps) {
  const t = usePartText('form-filling');
  const { fields } = namesOf(entity);
  return (
    <>
      <h3>{t('saved')}</h3>
      {entries.length === 0 ? (
        <p className="sample-count">{t('nothingSaved')}</p>
      ) : (
        <div className="table" role="region" aria-label={t('saved')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {fields.map(({ field, label }) => (
                  <th key={field.id} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.toReversed().map((entry, index) => (
                <tr key={entries.length - index}>
                  {fields.map(({ field }) => (
                    <td key={field.id}>{formatValue(field, entry[field.id])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
