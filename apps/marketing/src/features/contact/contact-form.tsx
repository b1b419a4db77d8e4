import { ContactFields } from './contact-fields.tsx';
import { LANGUAGE_LABELS } from './contact-texts.ts';
import { CONTACT_IDS } from './contact-view.ts';
import { useContactForm } from './use-contact-form.ts';

/** The contact form, and in its place the word that the message is stored. */
export function ContactForm() {
  const contact = useContactForm();
  const { sent } = contact.view;
  if (!sent) return <ContactFields contact={contact} />;
  return (
    <div
      id={CONTACT_IDS.sent}
      tabIndex={-1}
      role="group"
      aria-labelledby="contact-sent-heading"
      className="contact-form form-notice"
      data-tone="success"
    >
      <h3 id="contact-sent-heading">Your message is sent</h3>
      <p>
        It is stored with us. The reply goes to {sent.email}, in {LANGUAGE_LABELS[sent.language]}.
      </p>
      <button type="button" className="button" onClick={() => contact.behaviour.current?.startAgain()}>
        Write another message
      </button>
    </div>
  );
}
