import type { ContactField } from '@genmaster/auth-client/contract';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useServices, useSiteDispatch } from '../../platform/services-context.tsx';
import { formDataChanged, preOrderSent } from '../shared-state/shared-state-slice.ts';
import type { ContactBehaviour } from './contact-behaviour.ts';
import { FIRST_VIEW, type ContactView } from './contact-view.ts';

/**
 * Connects the prerendered form to its behaviour, which is fetched when a form is on the page.
 *
 * Until then the controls accept text already, and the buttons are disabled.
 */
export function useContactForm() {
  const { api, log } = useServices();
  const [send] = api.endpoints.sendContactMessage.useMutation();
  const say = usePartText('contact');
  const { code } = useLanguage();
  const sayPreOrder = useEffectEvent(() => say('preOrder.message'));
  const dispatch = useSiteDispatch();
  const { search, key } = useLocation();
  const [view, setView] = useState<ContactView>(FIRST_VIEW);
  const form = useRef<HTMLFormElement>(null);
  const behaviour = useRef<ContactBehaviour>(null);

  useEffect(() => {
    let isGone = false;
    const show = (change: Partial<ContactView>, focusId?: string) => {
      const update = () => setView((view) => ({ ...view, ...change }));
      if (!focusId) return update();
      // Rendered synchronously, because only an element on the page can get the focus.
      flushSync(update);
      document.getElementById(focusId)?.focus();
    };
    import('./contact-behaviour.ts').then(
      ({ createContactBehaviour }) => {
        if (isGone) return;
        behaviour.current ??= createContactBehaviour({
          form: () => form.current,
          storage: () => sessionStorage,
          // Other parts of the site learn through the shared state that a message was sent, but not its content.
          send: async (keyed) => {
            const answer = await send(keyed);
            const { subject, language } = keyed.message;
            const message = answer.data ? 'sent' : 'failed';
            dispatch(formDataChanged({ type: 'contact', postData: { subject, language }, message }));
            if (answer.data && subject === 'pre-order') dispatch(preOrderSent());
            return answer;
          },
          copy: (text) => navigator.clipboard.writeText(text),
          language: () => code,
          preOrderMessage: () => sayPreOrder(),
          show,
        });
        behaviour.current.open({ search, key });
        if (new URLSearchParams(search).has('subject')) goToForm(form.current);
      },
      (cause: unknown) => {
        log('[marketing] The contact form could not be started. Load the page again.', cause);
        show({ status: 'notStarted' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [search, key, send, log, dispatch, code]);

  return {
    view,
    form,
    behaviour,
    events: {
      onSubmit: (event: FormEvent) => {
        // Until the behaviour is loaded the browser submits the form natively, and the server responds with a page.
        if (!behaviour.current) return;
        event.preventDefault();
        void behaviour.current.submit();
      },
      onChange: ({ target }: FormEvent) => behaviour.current?.change(fieldOf(target)),
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const field = fieldOf(target);
        if (field && field !== fieldOf(relatedTarget)) behaviour.current?.leave(field);
      },
      onPointerDown: () => behaviour.current?.press(),
      onPointerUp: () => behaviour.current?.letGo(),
    },
  };
}

function fieldOf(target: EventTarget | null): ContactField | null {
  // Every control with a name is a field.
  const { name } = Object(target) as { name?: unknown };
  return typeof name === 'string' && name !== '' ? (name as ContactField) : null;
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
