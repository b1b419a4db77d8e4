import { usePartText } from '@genmaster/i18n';
import { choicesOf, type Entity, type Field } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Speak } from '@genmaster/i18n';

/** Renders the fields of an entity with their types and rules. */
export function FieldTable({ entity }: { entity: Entity }) {
  const say = usePartText('worked-examples');
  const sayPart = usePartText('demo-parts');
  const { label, fields } = namesOf(entity);
  const labelOf = (id: string) => fields.find(({ field }) => field.id === id)?.label ?? id;
  return (
    <div className="table" role="region" aria-label={say('modelOf', { name: label })} tabIndex={0}>
      <table>
        <caption>{say('modelOf', { name: label })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('field')}</th>
            <th scope="col">{say('type')}</th>
            <th scope="col">{say('rules')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, label: name }) => {
            const between = (entity.rules ?? [])
              .filter((rule) => rule.field === field.id)
              .map((rule) => say('notBefore', { other: labelOf(rule.than) }));
            return (
              <tr key={field.id}>
                <th scope="row">{name}</th>
                <td>{sayPart(`type.${field.type}`)}</td>
                <td>{[...rulesOf(field, say), ...between].join('; ') || say('none')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function rulesOf(field: Field, say: Speak<MessageIdOf<'worked-examples'>>): readonly string[] {
  const { required, unique, type, maxLength, minimum, maximum, target, name } = field;
  return [
    ...(required ? [say('required')] : []),
    ...(unique ? [say('unique')] : []),
    ...(type === 'text' && maxLength ? [say('atMost', { count: maxLength })] : []),
    ...(minimum === undefined ? [] : [say('from', { value: minimum })]),
    ...(maximum === undefined ? [] : [say('to', { value: maximum })]),
    ...(type === 'choice' ? [say('oneOf', { choices: choicesOf(field).join(', ') })] : []),
    ...(type === 'relation' ? [say('leadsTo', { target: target || name })] : []),
  ];
}
