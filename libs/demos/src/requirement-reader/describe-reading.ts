import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { Evidence, Gap, RequirementItem, RequirementReading } from '@genmaster/app-model/sentences';

export type TranslateReading = Translate<MessageIdOf<'requirement-reader'>>;
type TranslateType = (type: string) => string;

/** Describes a found item in a sentence. */
export function describeItem(t: TranslateReading, typeName: TranslateType, item: RequirementItem): string {
  switch (item.kind) {
    case 'entity':
      return t('item.entity', { entity: item.entity });
    case 'field':
      return t('item.field', { entity: item.entity, field: item.field.name, type: typeName(item.field.type) });
    case 'relation':
      return t('item.relation', { entity: item.entity, target: item.field.target ?? item.field.name });
    case 'limit':
      return t('item.limit', {
        entity: item.entity,
        field: item.field,
        limit: Object.entries(item.change)
          .map(([name, value]) => describeLimit(t, name, value))
          .filter(Boolean)
          .join(', '),
      });
    case 'notBefore':
      return t('item.notBefore', { entity: item.entity, field: item.field, than: item.than });
    case 'approval':
      return item.above === null
        ? t('item.approval', { role: item.role, entity: item.entity })
        : t('item.approvalAbove', { role: item.role, entity: item.entity, above: item.above.toLocaleString('en') });
    case 'forbid':
      return t('item.forbid', { entity: item.entity, state: item.state, verb: item.verb });
    case 'role':
      return t('item.role', { role: item.role, does: item.does.join(', ') });
    default:
      return item satisfies never;
  }
}

function describeLimit(t: TranslateReading, name: string, value: unknown): string {
  const words = Array.isArray(value) ? value.join(', ') : String(value);
  if (name === 'minimum' || name === 'maximum' || name === 'maxLength' || name === 'choices')
    return t(`limit.${name}`, { value: words });
  if (name === 'required') return t(value === true ? 'limit.required' : 'limit.optional');
  return name === 'unique' ? t('limit.unique') : '';
}

/** Describes a gap as a question that can be sent to the author. */
export const describeGap = (t: TranslateReading, { kind, values }: Gap): string => t(`gap.${kind}`, values);

/** Lists the numbers of the sentences that an item is based on: `S1, S6`. */
export const listSentences = (from: readonly Evidence[]): string =>
  [...new Set(from.map(({ sentence }) => `S${sentence}`))].join(', ');

/** Prints the specification that follows from a text: its sentences, the found items, and the open questions. */
export function printSpecification(t: TranslateReading, typeName: TranslateType, reading: RequirementReading): string {
  return [
    t('sentences'),
    ...reading.sentences.map(({ number, text }) => `S${number}  ${text}`),
    '',
    t('found', { count: reading.items.length }),
    ...reading.items.map((item) => `- ${describeItem(t, typeName, item)} (${listSentences(item.from)})`),
    '',
    t('gaps', { count: reading.gaps.length }),
    ...reading.gaps.map((gap, index) => `${index + 1}. ${describeGap(t, gap)} (${listSentences(gap.from)})`),
  ].join('\n');
}
