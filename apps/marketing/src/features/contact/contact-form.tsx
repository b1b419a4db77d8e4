import { usePartText } from '@genmaster/i18n';
import { useSiteSelector } from '../../platform/services-context.tsx';
import { selectCartQuantity } from '../shared-state/shared-state-slice.ts';
import { ContactFields } from './contact-fields.tsx';
import { CONTACT_IDS } from './contact-view.ts';
import { useContactForm } from './use-contact-form.ts';

export { MessageInboxOffer } from './message-inbox-offer.tsx';

/** Renders the contact form, and in its place a confirmation after the message was stored. */
export function ContactForm() {
  const t = usePartText('contact');
  const contact = useContactForm();
  const preOrders = useSiteSelector(selectCartQuantity);
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
      <h2 id="contact-sent-heading">{t('sent', { name: sent.name })}</h2>
      <p>{t('sent.reply', { email: sent.email, language: t(`language.${sent.language}`) })}</p>
      {preOrders > 0 ? <p>{t('sent.preOrders', { count: preOrders })}</p> : null}
      <button type="button" className="button" onClick={() => contact.startAgain()}>
        {t('again')}
      </button>
    </div>
  );
}
