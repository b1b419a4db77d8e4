import { createContext, useContext, type ReactNode } from 'react';
import type { LoadedOnce } from '@genmaster/resilience';

/** Exports of the contact form’s chunk. */
export interface ContactFormModule {
  ContactForm: () => ReactNode;
  MessageInboxOffer: () => ReactNode;
}

const ContactFormContext = createContext<LoadedOnce<ContactFormModule> | null>(null);

/** Provides the contact form to its subtree; the chunk is fetched with the first page that has a form. */
export function ContactFormProvider({ form, children }: { form: LoadedOnce<ContactFormModule>; children: ReactNode }) {
  return <ContactFormContext value={form}>{children}</ContactFormContext>;
}

/** Returns the module of the contact form. */
export function useContactFormModule(): LoadedOnce<ContactFormModule> {
  const form = useContext(ContactFormContext);
  if (!form) throw new Error('[marketing] No contact form here. Wrap the tree in <ContactFormProvider>.');
  return form;
}
