import { CONTACT_FIELDS, type ContactField } from '@genmaster/site-contract/contract';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useServices, useSiteDispatch } from '../../platform/services-context.tsx';
import { formDataChanged, preOrderSent } from '../shared-state/shared-state-slice.ts';
import { createDraftStore } from './contact-draft.ts';
import {
  BAD_VALUES,
  NO_VALUES,
  fromFieldError,
  problemsIn,
  readEntered,
  readValues,
  resolveContact,
  subjectOf,
  toFieldError,
  toMessage,
  trimmed,
  type ContactValues,
} from './contact-values.ts';
import { CONTACT_IDS, FIRST_SUBJECT, FIRST_VIEW, type ContactView } from './contact-view.ts';
import { explainFailure, refusedFields } from './explain-failure.ts';
import { useDeferredBlur } from './use-deferred-blur.ts';

type FormValues = Record<ContactField, string>;

/**
 * Runs the prerendered contact form.
 *
 * Until the page is hydrated the browser submits the form natively. Values already in its controls are kept. A field is
 * validated on blur, and on every change after that.
 */
export function useContactForm() {
  const { api } = useServices();
  const [send] = api.endpoints.sendContactMessage.useMutation();
  const t = usePartText('contact');
  const { code } = useLanguage();
  const dispatch = useSiteDispatch();
  const { search, key } = useLocation();
  const visit = `${key}${search}`;
  const form = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<ContactView>(FIRST_VIEW);
  /** The visit that the form was last opened for; `null` until the form works. */
  const [opened, setOpened] = useState<string | null>(null);
  const lastSearch = useRef<string>(null);
  const [drafts] = useState(() => createDraftStore(() => sessionStorage));
  /** The visitor’s own values while the invalid examples are shown. */
  const ownValues = useRef<ContactValues>(null);
  const isSending = useRef(false);
  const { blurLater, forgetBlur, pointerEvents } = useDeferredBlur();
  const { register, handleSubmit, reset, getValues, setValue, getFieldState, setError, control, formState } =
    useForm<FormValues>({
      resolver: resolveContact,
      mode: 'onTouched',
      shouldFocusError: false,
    });
  const subject = useWatch({ control, name: 'subject' });
  const { errors, isSubmitting } = formState;
  const isReady = opened !== null;

  // The summary of a first refusal renders after its handler; it gets the focus when it is mounted.
  const summary = useRef<HTMLDivElement>(null);
  const isSummaryAwaited = useRef(false);
  const takeSummary = useCallback((element: HTMLDivElement | null) => {
    summary.current = element;
    if (element && isSummaryAwaited.current) element.focus();
    isSummaryAwaited.current = false;
  }, []);

  const show = (change: Partial<ContactView>, focusId?: string) => {
    const update = () => setView((now) => ({ ...now, ...change }));
    if (!focusId) return update();
    // Rendered synchronously, because only an element on the page can get the focus.
    flushSync(update);
    document.getElementById(focusId)?.focus();
  };
  /** Returns the values of an empty form, with the defaults that fit most visitors. */
  const fresh = (): ContactValues => ({ ...NO_VALUES, subject: FIRST_SUBJECT, language: code });
  const put = (values: ContactValues) => {
    forgetBlur();
    reset({ ...values });
    show({ failure: null, status: null, spoken: null });
  };
  /** Reads the values that the browser filled in without an event. */
  const takeUnannounced = () => {
    const shown = form.current ? readValues(form.current) : NO_VALUES;
    const known = trimmed(getValues());
    for (const field of CONTACT_FIELDS) if (shown[field] !== known[field]) setValue(field, shown[field]);
  };
  const refuse = () => {
    show({ failure: null, status: null, spoken: null });
    if (summary.current) summary.current.focus();
    else isSummaryAwaited.current = true;
  };

  /** Fills the form for the address of the page. The subject in the address is applied once per visit. */
  const open = useEffectEvent(() => {
    if (!form.current) return;
    setOpened(visit);
    if (lastSearch.current === search) return;
    const isFirst = lastSearch.current === null;
    lastSearch.current = search;
    const typed = isFirst ? readEntered(form.current) : trimmed(getValues());
    const draft = isFirst ? drafts.read() : null;
    const values: FormValues = { ...NO_VALUES };
    for (const field of CONTACT_FIELDS) values[field] = typed[field] || draft?.values[field] || '';
    // After a reload, a subject that the visitor changed is kept.
    const isAsking = isFirst ? draft?.visit !== visit && !typed.subject : true;
    if (isAsking) values.subject = subjectOf(search) || values.subject;
    put({ ...values, subject: values.subject || FIRST_SUBJECT, language: values.language || code });
  });
  useEffect(() => open(), [visit]);
  useEffect(() => {
    if (opened && new URLSearchParams(search).has('subject')) goToForm(form.current);
  }, [opened, search]);

  const deliver = async (values: FormValues) => {
    const message = toMessage(trimmed(values), t('preOrder.message'));
    show({ failure: null, status: 'sending.status', spoken: null });
    const { data, error } = await send({ key: drafts.keyOf(message), message });
    // Other parts of the site learn through the shared state that a message was sent, but not its content.
    const postData = { subject: message.subject, language: message.language };
    dispatch(formDataChanged({ type: 'contact', postData, message: data ? 'sent' : 'failed' }));
    if (data) {
      if (message.subject === 'pre-order') dispatch(preOrderSent());
      drafts.forgetKey();
      // After invalid examples were corrected and sent, the visitor’s own draft is kept.
      if (ownValues.current === null) drafts.clear();
      return show({ ...FIRST_VIEW, sent: message }, CONTACT_IDS.sent);
    }
    const refused = Object.entries(refusedFields(error));
    for (const [field, problem] of refused) setError(field as ContactField, toFieldError(problem));
    if (refused.length > 0) return refuse();
    return show({ failure: explainFailure(error), status: null }, CONTACT_IDS.failure);
  };
  const submit = async (event: FormEvent) => {
    // Until the form works the browser submits it natively, and the server responds with a page.
    if (!isReady) return;
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    forgetBlur();
    takeUnannounced();
    await handleSubmit(deliver, refuse)();
    isSending.current = false;
  };

  /** Returns the attributes that connect a control with the form; before it works, only its name. */
  const bind = (field: ContactField) => {
    // A registered radio button loses a choice that was made before hydration.
    if (!isReady) return { name: field };
    const { onBlur, ...control } = register(field);
    return {
      ...control,
      onBlur: (event: FocusEvent) => {
        if (fieldOf(event.relatedTarget) === field) return;
        blurLater(async () => {
          await onBlur(event);
          const { error } = getFieldState(field);
          show({ spoken: error ? { field, problem: fromFieldError(error) } : null });
        });
      },
    };
  };

  return {
    view,
    phase: isReady ? (isSubmitting ? ('sending' as const) : ('ready' as const)) : ('starting' as const),
    subject: isReady ? subject : FIRST_SUBJECT,
    problems: problemsIn(errors),
    form,
    takeSummary,
    bind,
    events: {
      onSubmit: (event: FormEvent) => void submit(event),
      onChange: () => {
        if (isReady && ownValues.current === null) drafts.write({ values: trimmed(getValues()), visit });
      },
      ...pointerEvents,
    },
    startAgain() {
      put(ownValues.current ?? fresh());
      ownValues.current = null;
      show(FIRST_VIEW, 'contact-name');
    },
    clear() {
      drafts.clear();
      drafts.forgetKey();
      ownValues.current = null;
      put(fresh());
      show({ hasBadInput: false, status: 'cleared' });
    },
    toggleBadInput() {
      const own = ownValues.current;
      ownValues.current = own ? null : trimmed(getValues());
      put(own ?? BAD_VALUES);
      show({ hasBadInput: !own, status: own ? 'badInput.backDone' : null });
      if (!own) void handleSubmit(() => undefined, refuse)();
    },
    async copyMessage() {
      try {
        await navigator.clipboard.writeText(trimmed(getValues()).message);
        show({ status: 'copied' });
      } catch {
        // Permission denied or clipboard missing: the text is selected, so one key copies it.
        form.current?.querySelector('textarea')?.select();
        show({ status: 'copyDenied' });
      }
    },
  };
}

function fieldOf(target: EventTarget | null): unknown {
  return (Object(target) as { name?: unknown }).name;
}

/** Focuses the first empty field for a visitor who came for the form. A focus in another control is not moved. */
function goToForm(form: HTMLFormElement | null): void {
  const isBusy = document.activeElement?.matches('input, textarea, select');
  if (!form || isBusy) return;
  const empty = [...form.querySelectorAll<HTMLInputElement>('input[type="text"], input[type="email"]')].find(
    ({ value, required }) => required && value === '',
  );
  empty?.focus({ preventScroll: true });
  form.scrollIntoView?.({ block: 'nearest' });
}
