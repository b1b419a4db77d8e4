import type { Translate } from '@genmaster/i18n';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Entity } from '@genmaster/app-model';
import { invoice } from '@genmaster/app-model';
import { contactFinders } from './find-contact.ts';
import { invoiceFinders } from './find-invoice.ts';
import type { Finder } from './finding.ts';

export const FORM_IDS = ['contact', 'invoice'] as const;

export type FormId = (typeof FORM_IDS)[number];

/** A form that a text can fill: its entity, and the finder of each field. */
export interface FillForm {
  entity: Entity;
  finders: Readonly<Record<string, Finder>>;
}

const contact: Entity = {
  name: 'Contact',
  fields: [
    { id: 'name', name: 'Name', type: 'text', required: true, maxLength: 60 },
    { id: 'organisation', name: 'Organisation', type: 'text', required: false, maxLength: 80 },
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'phone', name: 'Phone', type: 'text', required: false, maxLength: 16 },
    { id: 'pin', name: 'PIN code', type: 'text', required: false, maxLength: 6 },
  ],
};

/** Forms of the demo; the second is the invoice of the playground, its entity unchanged. */
export const fillForms: Readonly<Record<FormId, FillForm>> = {
  contact: { entity: contact, finders: contactFinders },
  invoice: { entity: invoice, finders: invoiceFinders },
};

/** Returns a form with its field names in the language of the page. */
export function formIn(id: FormId, t: Translate<MessageIdOf<'form-filling'>>): FillForm {
  const { entity, finders } = fillForms[id];
  const fields = entity.fields.map((field) => ({
    ...field,
    name: t(`field.${id}.${field.id}` as MessageIdOf<'form-filling'>),
  }));
  return { entity: { ...entity, name: t(`form.${id}`), fields }, finders };
}
