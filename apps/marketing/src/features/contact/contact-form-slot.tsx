import { use } from 'react';
import { useContactFormModule } from './contact-form-context.tsx';

/** Renders the contact form. Its module must be fetched before a page with a form is shown. */
export function ContactFormSlot() {
  const contactForm = useContactFormModule();
  const { ContactForm, MessageInboxOffer } = contactForm.loaded() ?? use(contactForm.load());
  return (
    <>
      <ContactForm />
      <MessageInboxOffer />
    </>
  );
}
