import type { MessageIdOf, Speak } from '@genmaster/i18n';
import type { Evidence, Gap, RequirementItem, RequirementReading } from '@genmaster/app-model/sentences';

export type SayReading = Speak<MessageIdOf<'requirement-reader'>>;
type SayType = (type: string) => string;

/** Describes a found item in a sentence. */
export function sayItem(say: SayReading, sayType: SayType, item: RequirementItem): string {
  switch (item.kind) {
    case 'entity':
      return say('item.entity', { entity: item.entity });
    case 'field':
      return say('item.field', { entity: item.entity, field: item.field.name, type: sayType(item.field.type) });
    case 'relation':
      return say('item.relation', { entity: item.entity, target: item.field.target ?? item.field.name });
    case 'limit':
      return say('item.limit', {
        entity: item.entity,
        field: item.field,
        limit: Object.entries(item.change)
          .map(([name, value]) => sayLimit(say, name, value))
          .filter(Boolean)
          .join(', '),
      });
    case 'notBefore':
      return say('item.notBefore', { entity: item.entity, field: item.field, than: item.than });
    case 'approval':
      return item.above === null
        ? say('item.approval', { role: item.role, entity: item.entity })
        : say('item.approvalAbove', { role: item.role, entity: item.entity, above: item.above.toLocaleString('en') });
    case 'forbid':
      return say('item.forbid', { entity: item.entity, state: item.state, verb: item.verb });
    case 'role':
      return say('item.role', { role: item.role, does: item.does.join(', ') });
    default:
      return item satisfies never;
  }
}

function sayLimit(say: SayReading, name: string, value: unknown): string {
  const words = Array.isArray(value) ? value.join(', ') : String(value);
  if (name === 'minimum' || name === 'maximum' || name === 'maxLength' || name === 'choices')
    return say(`limit.${name}`, { value: words });
  if (name === 'required') return say(value === true ? 'limit.required' : 'limit.optional');
  return name === 'unique' ? say('limit.unique') : '';
}

/** Describes a gap as a question that can be sent to the author. */
export const sayGap = (say: SayReading, { kind, values }: Gap): string => say(`gap.${kind}`, values);

/** Lists the numbers of the sentences that an item is based on: `S1, S6`. */
export const saySentences = (from: readonly Evidence[]): string =>
  [...new Set(from.map(({ sentence }) => `S${sentence}`))].join(', ');

/** Prints the specification that follows from a text: its sentences, the found items, and the open questions. */
export function printSpecification(say: SayReading, sayType: SayType, reading: RequirementReading): string {
  return [
    say('sentences'),
    ...reading.sentences.map(({ number, text }) => `S${number}  ${text}`),
    '',
    say('found', { count: reading.items.length }),
    ...reading.items.map((item) => `- ${sayItem(say, sayType, item)} (${saySentences(item.from)})`),
    '',
    say('gaps', { count: reading.gaps.length }),
    ...reading.gaps.map((gap, index) => `${index + 1}. ${sayGap(say, gap)} (${saySentences(gap.from)})`),
  ].join('\n');
}
