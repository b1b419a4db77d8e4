import {
  CONTACT_LANGUAGES,
  CONTACT_PATHS,
  CONTACT_SUBJECTS,
  type ContactSubject,
} from '@genmaster/site-contract/contract';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useServices } from '../../platform/services-context.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { ContactField } from './contact-field.tsx';
import { describeProblem } from './contact-texts.ts';
import { CONTACT_IDS } from './contact-view.ts';
import { ProblemSummary } from './problem-summary.tsx';
import type { useContactForm } from './use-contact-form.ts';

/** Renders the fields and buttons of the contact form. */
export function ContactFields({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const t = usePartText('contact');
  const { code } = useLanguage();
  const { config } = useServices();
  const { view, problems, phase, subject, bind } = contact;
  const { failure } = view;
  const isSending = phase === 'sending';
  const isStarting = phase === 'starting';
  const hint = subject
    ? t('message.helper', { helper: t(`subject.${subject as ContactSubject}.helper`) })
    : t('message.hint');
  return (
    <form
      ref={contact.form}
      id="the-form"
      className="contact-form"
      aria-label={t('form')}
      method="post"
      action={`${config.directBaseUrl}${CONTACT_PATHS.form}`}
      noValidate={!isStarting}
      {...contact.events}
    >
      <input type="hidden" name="page" value={code} />
      <input type="hidden" name="preOrderMessage" value={t('preOrder.message')} />
      {Object.keys(problems).length > 0 ? <ProblemSummary ref={contact.takeSummary} problems={problems} /> : null}
      <ContactChoice field="subject" options={CONTACT_SUBJECTS} problem={problems.subject} bind={bind} />
      <ContactField field="name" problem={problems.name}>
        {(control) => <input {...control} {...bind('name')} readOnly={isSending} type="text" autoComplete="name" />}
      </ContactField>
      <ContactField field="email" thread={1} problem={problems.email}>
        {(control) => <input {...control} {...bind('email')} readOnly={isSending} type="email" autoComplete="email" />}
      </ContactField>
      <ContactField field="organisation" isOptional problem={problems.organisation}>
        {(control) => (
          <input {...control} {...bind('organisation')} readOnly={isSending} type="text" autoComplete="organization" />
        )}
      </ContactField>
      <ContactChoice
        field="language"
        thread={2}
        options={CONTACT_LANGUAGES}
        first={isStarting ? code : undefined}
        problem={problems.language}
        bind={bind}
      />
      <ContactField
        field="message"
        thread={3}
        isOptional={subject === 'pre-order'}
        problem={problems.message}
        hint={hint}
      >
        {(control) => <textarea {...control} {...bind('message')} readOnly={isSending} rows={3} />}
      </ContactField>
      <ContactField field="consent" label="none" problem={problems.consent}>
        {(control) => (
          <label className="tick">
            <input {...control} {...bind('consent')} type="checkbox" value="true" />
            {t('consent.text')}
          </label>
        )}
      </ContactField>
      {failure === null ? null : (
        <div
          id={CONTACT_IDS.failure}
          tabIndex={-1}
          role="group"
          aria-labelledby="contact-failure-heading"
          className="form-notice"
        >
          <h2 id="contact-failure-heading">{t('failed')}</h2>
          <p>{t('failed.kept', { reason: t(failure) })}</p>
          <button type="button" className="button" onClick={() => void contact.copyMessage()}>
            {t('copy')}
          </button>
        </div>
      )}
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={isSending}>
          {t(isSending ? 'sending' : 'send')}
        </button>
        <button type="button" className="button" disabled={isStarting} onClick={() => contact.toggleBadInput()}>
          {t(view.hasBadInput ? 'badInput.back' : 'badInput')}
        </button>
        <button type="button" className="button" disabled={isStarting} onClick={() => contact.clear()}>
          {t('clear')}
        </button>
      </div>
      <p className="field-hint">{t('kept')}</p>
      <p role="status" className="form-status">
        {view.status === null ? null : t(view.status)}
      </p>
      <p role="status" className="visually-hidden">
        {view.spoken === null
          ? null
          : t('problem', {
              label: t(`${view.spoken.field}`),
              problem: describeProblem(t, view.spoken.problem),
            })}
      </p>
    </form>
  );
}
