import { CONTACT_FIELDS, type ContactField } from '@genmaster/auth-client/contract';
import type { KeyedContactMessage } from '@genmaster/auth-client/rtk-query';
import { createDraftStore } from './contact-draft.ts';
import {
  BAD_VALUES,
  NO_VALUES,
  fillForm,
  findProblems,
  inOrder,
  problemOf,
  readValues,
  subjectOf,
  toMessage,
  type ContactProblems,
  type ContactValues,
} from './contact-values.ts';
import { CONTACT_IDS, FIRST_SUBJECT, FIRST_VIEW, type ContactView } from './contact-view.ts';
import { explainFailure, refusedFields } from './explain-failure.ts';

export interface ContactBehaviourOptions {
  /** Returns the form, `null` while it is not on the page. */
  form: () => HTMLFormElement | null;
  /** Returns the storage of the draft; reading it may throw. */
  storage: () => Storage;
  send: (message: KeyedContactMessage) => Promise<{ data?: unknown; error?: unknown }>;
  copy: (text: string) => Promise<void>;
  /** Default language of the answer, until the visitor chooses another one. */
  language: () => string;
  /** Default message of a pre-order that was sent without a message. */
  preOrderMessage: () => string;
  /** Applies a change of the view, then moves the focus to the element with the id, if one is given. */
  show: (change: Partial<ContactView>, focusId?: string) => void;
}

export type ContactBehaviour = ReturnType<typeof createContactBehaviour>;

/**
 * Creates the behaviour of the contact form, which works on the form’s own controls.
 *
 * The controls keep the text, so input from before the script started, or from the browser’s autofill, is never lost. A
 * field is validated when it loses the focus, and from then on with every change.
 */
export function createContactBehaviour({
  form,
  storage,
  send,
  copy,
  language,
  preOrderMessage,
  show,
}: ContactBehaviourOptions) {
  const drafts = createDraftStore(storage);
  let search: string | null = null;
  let visit = '';
  let problems: ContactProblems = {};
  let isSending = false;
  /** The visitor’s own values while the invalid examples are shown. */
  let ownValues: ContactValues | null = null;
  /** Whether a pointer is pressed. Nothing may move between press and release, or the press would miss its target. */
  let isPressing = false;
  let left: ContactField | null = null;

  /** Returns the values of an empty form, with the defaults that fit most visitors. */
  const fresh = (): ContactValues => ({ ...NO_VALUES, subject: FIRST_SUBJECT, language: language() });
  const current = () => {
    const element = form();
    return element ? readValues(element) : NO_VALUES;
  };
  const put = (values: ContactValues) => {
    const element = form();
    if (element) fillForm(element, values);
    left = null;
    problems = {};
    show({ subject: values.subject, problems, failure: null, status: null, spoken: null });
  };
  const check = (field: ContactField) => {
    const problem = problemOf(field, current());
    const { [field]: _old, ...others } = problems;
    problems = inOrder(problem === null ? others : { ...others, [field]: problem });
    show({ problems });
    return problem;
  };
  const leave = (field: ContactField) => {
    const problem = check(field);
    show({ spoken: problem === null ? null : { field, problem } });
  };
  const refuse = (found: ContactProblems) => {
    problems = found;
    show({ phase: 'ready', problems, failure: null, status: null, spoken: null }, CONTACT_IDS.summary);
  };

  return {
    /** Fills the form for the address of the page. The subject in the address is applied once per visit. */
    open(address: { search: string; key: string }) {
      visit = `${address.key}${address.search}`;
      if (search === address.search || !form()) return;
      const isFirst = search === null;
      search = address.search;
      const typed = current();
      const draft = isFirst ? drafts.read() : null;
      const values: Record<ContactField, string> = { ...NO_VALUES };
      for (const field of CONTACT_FIELDS) values[field] = typed[field] || draft?.values[field] || '';
      // After a reload, a subject that the visitor changed is kept.
      const isAsking = isFirst ? draft?.visit !== visit && !typed.subject : true;
      if (isAsking) values.subject = subjectOf(search) || values.subject;
      values.subject ||= fresh().subject;
      values.language ||= fresh().language;
      put(values);
      show({ phase: 'ready' });
    },
    change(field: ContactField | null) {
      const values = current();
      if (ownValues === null) drafts.write({ values, visit });
      show({ subject: values.subject });
      if (field && problems[field]) check(field);
    },
    leave(field: ContactField) {
      if (isPressing) left = field;
      else leave(field);
    },
    press() {
      isPressing = true;
    },
    letGo() {
      isPressing = false;
      // Runs after the click that follows.
      setTimeout(() => {
        if (left && form()) leave(left);
        left = null;
      });
    },
    async submit() {
      if (isSending) return;
      left = null;
      const values = current();
      const found = findProblems(values);
      if (Object.keys(found).length > 0) return refuse(found);
      isSending = true;
      problems = {};
      show({ phase: 'sending', problems, failure: null, status: 'sending.status', spoken: null });
      const message = toMessage(values, preOrderMessage());
      const { data, error } = await send({ key: drafts.keyOf(message), message });
      isSending = false;
      if (data) {
        drafts.forgetKey();
        // After invalid examples were corrected and sent, the visitor’s own draft is kept.
        if (ownValues === null) drafts.clear();
        return show({ ...FIRST_VIEW, phase: 'ready', sent: message }, CONTACT_IDS.sent);
      }
      const refused = refusedFields(error);
      if (Object.keys(refused).length > 0) return refuse(refused);
      show({ phase: 'ready', failure: explainFailure(error), status: null }, CONTACT_IDS.failure);
    },
    startAgain() {
      const values = ownValues ?? fresh();
      ownValues = null;
      show({ ...FIRST_VIEW, phase: 'ready' }, 'contact-name');
      put(values);
    },
    clear() {
      drafts.clear();
      drafts.forgetKey();
      ownValues = null;
      put(fresh());
      show({ hasBadInput: false, status: 'cleared' });
    },
    toggleBadInput() {
      if (ownValues === null) {
        ownValues = current();
        put(BAD_VALUES);
        show({ hasBadInput: true });
        refuse(findProblems(BAD_VALUES));
      } else {
        put(ownValues);
        ownValues = null;
        show({ hasBadInput: false, status: 'badInput.backDone' });
      }
    },
    async copyMessage() {
      try {
        await copy(current().message);
        show({ status: 'copied' });
      } catch {
        // Permission denied or clipboard missing: the text is selected, so one key copies it.
        form()?.querySelector('textarea')?.select();
        show({ status: 'copyDenied' });
      }
    },
  };
}
