/** What keeps a form from being sent. */
export interface FormProblem {
  readonly isMissing: boolean;
  /** Message of the host; empty if there is none. */
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
  judge(problem: FormProblem): void;
  /** Returns the text of the page's labels for the element; empty if there is none. */
  labelText(): string;
}

/** Creates the part of an element that takes part in forms. */
export function createFormMember(element: HTMLElement): FormMember {
  const internals = element.attachInternals?.();
  return {
    internals,
    setValue: (text) => internals?.setFormValue?.(text),
    judge({ isMissing, message, requiredText, anchor }) {
      internals?.setValidity?.(
        { valueMissing: isMissing, customError: message !== '' },
        message || (isMissing ? requiredText : ''),
        anchor,
      );
    },
    labelText: () =>
      Array.from(internals?.labels ?? [], (label) => textBeside(label, element))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}

/** Returns the text of a node without that of an element inside it, and without comments, which frameworks leave. */
const textBeside = (node: Node, element: Node): string =>
  node === element || node.nodeName === '#comment'
    ? ''
    : (node.nodeValue ?? Array.from(node.childNodes, (child) => textBeside(child, element)).join(''));
