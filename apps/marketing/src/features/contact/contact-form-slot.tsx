import { use } from 'react';
import { useContactFormModule } from './contact-form-context.tsx';

/** Where the contact form stands; whoever shows a page with one has it fetched before. */
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
