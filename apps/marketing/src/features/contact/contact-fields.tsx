import type { ContactSubject } from '@genmaster/auth-client/contract';
import { ContactField } from './contact-field.tsx';
import { LANGUAGE_LABELS, SUBJECT_TEXTS } from './contact-texts.ts';
import { CONTACT_IDS } from './contact-view.ts';
import { ProblemSummary } from './problem-summary.tsx';
import type { useContactForm } from './use-contact-form.ts';

/** The fields of the contact form with all that can be done to them. */
export function ContactFields({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const { view, behaviour } = contact;
  const { problems, failure } = view;
  const isSending = view.phase === 'sending';
  const isStarting = view.phase === 'starting';
  const hint = view.subject
    ? `What helps us answer: ${SUBJECT_TEXTS[view.subject as ContactSubject].helper}.`
    : 'At least 10 characters, at most 4,000.';
  return (
    <form ref={contact.form} className="contact-form" aria-label="Message to Genmaster" noValidate {...contact.events}>
      <noscript>
        <p className="note">Sending a message needs script. Allow JavaScript for this site and load the page again.</p>
      </noscript>
      {Object.keys(problems).length > 0 ? <ProblemSummary problems={problems} /> : null}
      <ContactField field="name" problem={problems.name}>
        {(control) => <input {...control} readOnly={isSending} type="text" autoComplete="name" />}
      </ContactField>
      <ContactField field="email" problem={problems.email}>
        {(control) => <input {...control} readOnly={isSending} type="email" autoComplete="email" />}
      </ContactField>
      <ContactField field="organisation" isOptional problem={problems.organisation}>
        {(control) => <input {...control} readOnly={isSending} type="text" autoComplete="organization" />}
      </ContactField>
      <ContactField field="subject" problem={problems.subject}>
        {(control) => (
          <select {...control}>
            <option value="">Choose a subject</option>
            {Object.entries(SUBJECT_TEXTS).map(([subject, { label }]) => (
              <option key={subject} value={subject}>
                {label}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField field="language" problem={problems.language}>
        {(control) => (
          <select {...control}>
            <option value="">Choose a language</option>
            {Object.entries(LANGUAGE_LABELS).map(([language, label]) => (
              <option key={language} value={language}>
                {label}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField field="message" problem={problems.message} hint={hint}>
        {(control) => <textarea {...control} readOnly={isSending} rows={7} />}
      </ContactField>
      <ContactField field="consent" label="none" problem={problems.consent}>
        {(control) => (
          <label className="tick">
            <input {...control} type="checkbox" value="true" />
            Use these details to answer my message
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
          <h3 id="contact-failure-heading">Sending failed</h3>
          <p>{failure} Everything you typed is still here.</p>
          <button type="button" className="button" onClick={() => void behaviour.current?.copyMessage()}>
            Copy message
          </button>
        </div>
      )}
      <div className="actions">
        <button type="submit" className="button button-primary" disabled={isStarting} aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send message'}
        </button>
        <button
          type="button"
          className="button"
          disabled={isStarting}
          onClick={() => behaviour.current?.toggleBadInput()}
        >
          {view.hasBadInput ? 'Put my entries back' : 'Try bad input'}
        </button>
        <button type="button" className="button" disabled={isStarting} onClick={() => behaviour.current?.clear()}>
          Clear
        </button>
      </div>
      <p className="field-hint">What you type is kept in this tab until you send or clear it.</p>
      <p role="status" className="form-status">
        {view.status}
      </p>
      <p role="status" className="visually-hidden">
        {view.spoken}
      </p>
    </form>
  );
}
