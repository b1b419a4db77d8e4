import type { CatalogueEntry } from '../model/translations.ts';
import { texts } from './one-definition-texts.ts';

/** The texts of an entity in both languages; what waits for a translator says so. */
export function TranslationTable({ caption, entries }: { caption: string; entries: readonly CatalogueEntry[] }) {
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.english}</th>
            <th scope="col">{texts.hindi}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, en, hi }) => (
            <tr key={key}>
              <th scope="row">{en}</th>
              <td>{hi === null ? <em>{texts.untranslated}</em> : <span lang="hi">{hi}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
