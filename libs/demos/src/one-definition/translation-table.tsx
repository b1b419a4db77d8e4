import { usePartText } from '@genmaster/i18n';
import type { CatalogueEntry } from '@genmaster/app-model';

/** Renders the texts of an entity in both languages; missing translations are labelled. */
export function TranslationTable({ caption, entries }: { caption: string; entries: readonly CatalogueEntry[] }) {
  const t = usePartText('one-definition');
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('english')}</th>
            <th scope="col">{t('hindi')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, en, hi }) => (
            <tr key={key}>
              <th scope="row">{en}</th>
              <td>{hi === null ? <em>{t('untranslated')}</em> : <span lang="hi">{hi}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
