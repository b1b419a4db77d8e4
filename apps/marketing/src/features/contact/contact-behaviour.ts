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
  /** The form, while it is on the page. */
  form: () => HTMLFormElement | null;
  /** Where a draft is kept; reading it may throw. */
  storage: () => Storage;
  send: (message: KeyedContactMessage) => Promise<{ data?: unknown; error?: unknown }>;
  copy: (text: string) => Promise<void>;
  /** The language that an answer is in, until another one is chosen. */
  language: () => string;
  /** What a pre-order says that came without words. */
  preOrderMessage: () => string;
  /** Shows a change, and then moves the focus to the element with the id, when there is one. */
  show: (change: Partial<ContactView>, focusId?: string) => void;
}

export type ContactBehaviour = ReturnType<typeof createContactBehaviour>;

/**
 * What the contact form does, over its own controls.
 *
 * The controls keep what was typed, so text that came before the script, or from the browser, is never lost. A field
 * is checked when it is left, and from then on as it is corrected.
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
  /** The visitor’s own entries, while bad examples stand in their place. */
  let ownValues: ContactValues | null = null;
  /** Between pressing and letting go nothing may move, or the press would miss its target. */
  let isPressing = false;
  let left: ContactField | null = null;

  /** An empty form, with what most visitors would choose. */
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
    /** Fills the form for the address it is shown at. One visit of an address asks once. */
    open(address: { search: string; key: string }) {
      visit = `${address.key}${address.search}`;
      if (search === address.search || !form()) return;
      const isFirst = search === null;
      search = address.search;
      const typed = current();
      const draft = isFirst ? drafts.read() : null;
      const values: Record<ContactField, string> = { ...NO_VALUES };
      for (const field of CONTACT_FIELDS) values[field] = typed[field] || draft?.values[field] || '';
      // Whoever chose another subject and reloads finds their own choice.
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
      // After the click that follows.
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
        // Behind bad examples that were put right, the visitor’s own message still waits.
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
        // Denied, or not there at all: the text is selected, and a key away.
        form()?.querySelector('textarea')?.select();
        show({ status: 'copyDenied' });
      }
    },
  };
}
