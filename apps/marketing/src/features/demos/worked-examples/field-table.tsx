import { choicesOf, type Entity, type Field } from '../model/entity.ts';
import { namesOf } from '../model/names.ts';
import { entityEditorTexts } from '../parts/entity-editor-texts.ts';
import { texts } from './worked-examples-texts.ts';

/** The fields of an entity with their types and rules. */
export function FieldTable({ entity }: { entity: Entity }) {
  const { label, fields } = namesOf(entity);
  const labelOf = (id: string) => fields.find(({ field }) => field.id === id)?.label ?? id;
  return (
    <div className="table" role="region" aria-label={texts.modelOf(label)} tabIndex={0}>
      <table>
        <caption>{texts.modelOf(label)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.rules}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, label: name }) => {
            const between = (entity.rules ?? [])
              .filter((rule) => rule.field === field.id)
              .map((rule) => texts.notBefore(labelOf(rule.than)));
            return (
              <tr key={field.id}>
                <th scope="row">{name}</th>
                <td>{entityEditorTexts.types[field.type]}</td>
                <td>{[...rulesOf(field), ...between].join('; ') || texts.none}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function rulesOf(field: Field): readonly string[] {
  const { required, unique, type, maxLength, minimum, maximum, target, name } = field;
  return [
    ...(required ? [texts.required] : []),
    ...(unique ? [texts.unique] : []),
    ...(type === 'text' && maxLength ? [texts.atMost(maxLength)] : []),
    ...(minimum === undefined ? [] : [texts.from(minimum)]),
    ...(maximum === undefined ? [] : [texts.to(maximum)]),
    ...(type === 'choice' ? [texts.oneOf(choicesOf(field))] : []),
    ...(type === 'relation' ? [texts.leadsTo(target || name)] : []),
  ];
}
