import { usePartText } from '@genmaster/i18n';
import type { EntryChange } from '@genmaster/seo-metadata/contract';

export interface EntryChangesProps {
  changes: readonly EntryChange[];
  /** Captions of the two sides. */
  before: string;
  after: string;
}

/** Lists the differences between two versions of an entry, each with both values. */
export function EntryChanges({ changes, before, after }: EntryChangesProps) {
  const t = usePartText('page-entries');
  const value = (text: string | null, isNew: boolean) => {
    if (text === null) return <i>{t('notSet')}</i>;
    return isNew ? <ins dir="auto">{text}</ins> : <del dir="auto">{text}</del>;
  };
  return (
    <ul className="entry-changes">
      {changes.map((change) => (
        <li key={change.at}>
          <code dir="ltr">{change.at}</code>
          <dl>
            <div>
              <dt>{before}</dt>
              <dd>{value(change.before, false)}</dd>
            </div>
            <div>
              <dt>{after}</dt>
              <dd>{value(change.after, true)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
