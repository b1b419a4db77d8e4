import { use } from 'react';
import { useServices } from '../../app/services-context.tsx';

/** Where the contact form stands; whoever shows a page with one has it fetched before. */
export function ContactFormSlot() {
  const { contactForm } = useServices();
  const { ContactForm, MessageInboxOffer } = contactForm.atHand() ?? use(contactForm.load());
  return (
    <>
      <ContactForm />
      <MessageInboxOffer />
    </>
  );
}
