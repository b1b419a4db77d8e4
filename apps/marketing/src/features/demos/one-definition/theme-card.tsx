import type { Entity } from '../model/entity.ts';
import { namesOf } from '../model/names.ts';
import { sampleRows } from '../model/sample-rows.ts';
import { formatValue } from '../model/values.ts';
import { texts } from './one-definition-texts.ts';

/** A card of the entity’s first row, coloured by the theme in use. */
export function ThemeCard({ entity }: { entity: Entity }) {
  const { label, fields } = namesOf(entity);
  const [row] = sampleRows(entity, 1);
  return (
    <>
      <div className="theme-card">
        <h4>{label}</h4>
        <dl>
          {fields.map(({ field, label: name }) => (
            <div key={field.id}>
              <dt>{name}</dt>
              <dd>{formatValue(field, row?.values[field.id])}</dd>
            </div>
          ))}
        </dl>
        {/* Shows how a button looks; there is nothing for it to do. */}
        <span className="button button-primary" aria-hidden="true">
          {texts.themeAction}
        </span>
      </div>
      <p className="result-note">{texts.themeNote}</p>
    </>
  );
}
