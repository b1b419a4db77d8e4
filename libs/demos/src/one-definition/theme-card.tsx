import { usePartText } from '@genmaster/i18n';
import type { Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { formatValue, type Row } from '@genmaster/app-model';

/** A card of one row of the entity, coloured by the theme in use. */
export function ThemeCard({ entity, row }: { entity: Entity; row: Row | undefined }) {
  const say = usePartText('one-definition');
  const { label, fields } = namesOf(entity);
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
          {say('themeAction')}
        </span>
      </div>
      <p className="result-note">{say('themeNote')}</p>
    </>
  );
}
