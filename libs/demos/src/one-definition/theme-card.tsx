import { usePartText } from '@genmaster/i18n';
import type { Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { formatValue, type Row } from '@genmaster/app-model';

/** Renders one row of the entity as a card in the colours of the current theme. */
export function ThemeCard({ entity, row }: { entity: Entity; row: Row | undefined }) {
  const t = usePartText('one-definition');
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
        {/* Shows the style of a button; it has no action. */}
        <span className="button button-primary" aria-hidden="true">
          {t('themeAction')}
        </span>
      </div>
      <p className="result-note">{t('themeNote')}</p>
    </>
  );
}
