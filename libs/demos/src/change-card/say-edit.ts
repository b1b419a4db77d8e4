import type { Field } from '@genmaster/app-model';
import type { ModelEdit, UnreadWords } from '@genmaster/app-model/sentences';
import type { MessageIdOf, Speak } from '@genmaster/i18n';

export type SayChange = Speak<MessageIdOf<'change-card'>>;
type SayType = (type: string) => string;

/** Formats the effect of a part of a change as a sentence. */
export function sayEdit(say: SayChange, sayType: SayType, edit: ModelEdit): string {
  switch (edit.kind) {
    case 'add':
      return say('edit.add', { field: edit.field.name, type: sayType(edit.field.type) });
    case 'remove':
      return say('edit.remove', { field: edit.name });
    case 'rename':
      return say('edit.rename', { field: edit.name, to: edit.to });
    case 'renameEntity':
      return say('edit.renameEntity', { name: edit.name, to: edit.to });
    case 'change':
      return say('edit.change', { field: edit.name, change: sayRules(say, sayType, edit.change) });
    default:
      return edit satisfies never;
  }
}

function sayRules(say: SayChange, sayType: SayType, change: Partial<Omit<Field, 'id' | 'name'>>): string {
  const { type, required, unique, maxLength, minimum, maximum, choices } = change;
  return [
    ...(type === undefined ? [] : [sayType(type)]),
    ...(required === undefined ? [] : [say(required ? 'rule.required' : 'rule.optional')]),
    ...(unique === undefined ? [] : [say('rule.unique')]),
    ...(maxLength === undefined ? [] : [say('rule.maxLength', { value: maxLength })]),
    ...(minimum === undefined ? [] : [say('rule.minimum', { value: minimum })]),
    ...(maximum === undefined ? [] : [say('rule.maximum', { value: maximum })]),
    ...(choices === undefined ? [] : [say('rule.choices', { value: choices.join(', ') })]),
  ].join(', ');
}

/** Formats the reason why some words could not be turned into a change. */
export const sayUnread = (say: SayChange, { kind, words, name }: UnreadWords): string =>
  say(`unread.${kind}`, { words, name });
