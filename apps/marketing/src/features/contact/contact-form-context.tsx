import { createContext, useContext, type ReactNode } from 'react';
import type { LateModule } from '../../platform/late-module.ts';

/** What the chunk of the contact form gives. */
export interface ContactFormModule {
  ContactForm: () => ReactNode;
  MessageInboxOffer: () => ReactNode;
}

const ContactFormContext = createContext<LateModule<ContactFormModule> | null>(null);

/** Gives the tree below it the contact form, which is loaded with the first page that has one. */
export function ContactFormProvider({ form, children }: { form: LateModule<ContactFormModule>; children: ReactNode }) {
  return <ContactFormContext value={form}>{children}</ContactFormContext>;
}

/** Returns the contact form’s module. */
export function useContactFormModule(): LateModule<ContactFormModule> {
  const form = useContext(ContactFormContext);
  if (!form) throw new Error('[marketing] No contact form here. Wrap the tree in <ContactFormProvider>.');
  return form;
}
