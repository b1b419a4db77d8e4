import type { Field } from '@genmaster/app-model';
import type { ModelEdit, UnreadWords } from '@genmaster/app-model/sentences';
import type { MessageIdOf, Translate } from '@genmaster/i18n';

export type TranslateChange = Translate<MessageIdOf<'change-card'>>;
type TranslateType = (type: string) => string;

/** Formats the effect of a part of a change as a sentence. */
export function describeEdit(t: TranslateChange, typeName: TranslateType, edit: ModelEdit): string {
  switch (edit.kind) {
    case 'add':
      return t('edit.add', { field: edit.field.name, type: typeName(edit.field.type) });
    case 'remove':
      return t('edit.remove', { field: edit.name });
    case 'rename':
      return t('edit.rename', { field: edit.name, to: edit.to });
    case 'renameEntity':
      return t('edit.renameEntity', { name: edit.name, to: edit.to });
    case 'change':
      return t('edit.change', { field: edit.name, change: describeRules(t, typeName, edit.change) });
    default:
      return edit satisfies never;
  }
}

function describeRules(
  t: TranslateChange,
  typeName: TranslateType,
  change: Partial<Omit<Field, 'id' | 'name'>>,
): string {
  const { type, required, unique, maxLength, minimum, maximum, choices } = change;
  return [
    ...(type === undefined ? [] : [typeName(type)]),
    ...(required === undefined ? [] : [t(required ? 'rule.required' : 'rule.optional')]),
    ...(unique === undefined ? [] : [t('rule.unique')]),
    ...(maxLength === undefined ? [] : [t('rule.maxLength', { value: maxLength })]),
    ...(minimum === undefined ? [] : [t('rule.minimum', { value: minimum })]),
    ...(maximum === undefined ? [] : [t('rule.maximum', { value: maximum })]),
    ...(choices === undefined ? [] : [t('rule.choices', { value: choices.join(', ') })]),
  ].join(', ');
}

/** Formats the reason why some words could not be turned into a change. */
export const describeUnread = (t: TranslateChange, { kind, words, name }: UnreadWords): string =>
  t(`unread.${kind}`, { words, name });
