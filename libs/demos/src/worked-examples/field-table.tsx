import { usePartText } from '@genmaster/i18n';
import { choicesOf, type Entity, type Field } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';

/** Renders the fields of an entity with their types and rules. */
export function FieldTable({ entity }: { entity: Entity }) {
  const t = usePartText('worked-examples');
  const tParts = usePartText('demo-parts');
  const { label, fields } = namesOf(entity);
  const labelOf = (id: string) => fields.find(({ field }) => field.id === id)?.label ?? id;
  return (
    <div className="table" role="region" aria-label={t('modelOf', { name: label })} tabIndex={0}>
      <table>
        <caption>{t('modelOf', { name: label })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('rules')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, label: name }) => {
            const between = (entity.rules ?? [])
              .filter((rule) => rule.field === field.id)
              .map((rule) => t('notBefore', { other: labelOf(rule.than) }));
            return (
              <tr key={field.id}>
                <th scope="row">{name}</th>
                <td>{tParts(`type.${field.type}`)}</td>
                <td>{[...rulesOf(field, t), ...between].join('; ') || t('none')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function rulesOf(field: Field, t: Translate<MessageIdOf<'worked-examples'>>): readonly string[] {
  const { required, unique, type, maxLength, minimum, maximum, target, name } = field;
  return [
    ...(required ? [t('required')] : []),
    ...(unique ? [t('unique')] : []),
    ...(type === 'text' && maxLength ? [t('atMost', { count: maxLength })] : []),
    ...(minimum === undefined ? [] : [t('from', { value: minimum })]),
    ...(maximum === undefined ? [] : [t('to', { value: maximum })]),
    ...(type === 'choice' ? [t('oneOf', { choices: choicesOf(field).join(', ') })] : []),
    ...(type === 'relation' ? [t('leadsTo', { target: target || name })] : []),
  ];
}
