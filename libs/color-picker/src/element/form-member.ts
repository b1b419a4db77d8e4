/** What keeps a form from being sent. */
export interface FormProblem {
  readonly isMissing: boolean;
  /** Message of the host, from an attribute. */
  readonly message: string;
  /** Text that asks for a value. */
  readonly requiredText: string;
  /** Element beside which the browser shows the message. */
  readonly anchor: HTMLElement | undefined;
}

/** Part of an element that takes part in forms; without a browser's support it does nothing. */
export interface FormMember {
  readonly internals: ElementInternals | undefined;
  /** Sets the text that a form submits. */
  setValue(text: string): void;
  /** Sets the message of a page's script for the next judgement; an empty one takes it away. */
  setMessage(message: string): void;
  judge(problem: FormProblem): void;
  /** Returns the text of the page's labels for the element; empty if there is none. */
  labelText(): string;
  /** Calls back when something inside a label changes; returns a function that stops this. */
  watchLabels(then: () => void): () => void;
}

/** Creates the part of an element that takes part in forms. */
export function createFormMember(element: HTMLElement): FormMember {
  const internals = element.attachInternals?.();
  let own = '';

  function judge({ isMissing, message, requiredText, anchor }: FormProblem) {
    const custom = own || message;
    internals?.setValidity?.(
      { valueMissing: isMissing, customError: custom !== '' },
      custom || (isMissing ? requiredText : ''),
      anchor,
    );
  }

  return {
    internals,
    setValue: (text) => internals?.setFormValue(text),
    setMessage: (message) => {
      own = message;
    },
    judge,
    labelText: () =>
      Array.from(internals?.labels ?? [], (label) => textBeside(label, element))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    watchLabels(then) {
      const watch = new MutationObserver(then);
      const parts = { subtree: true, childList: true, characterData: true };
      internals?.labels?.forEach((label) => watch.observe(label, parts));
      return () => watch.disconnect();
    },
  };
}

/** Returns the text of a node without that of an element inside it. */
const textBeside = (node: Node, element: Node): string =>
  node === element
    ? ''
    : node.hasChildNodes()
      ? Array.from(node.childNodes, (child) => textBeside(child, element)).join('')
      : (node.textContent ?? '');
