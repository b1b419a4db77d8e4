/**
 * Gives the focus to a button that a mouse presses, where the browser gives it to none, and returns a function that
 * ends it. In Safari the keys of a demo, such as the arrow keys of a list, would otherwise not reach the pressed button.
 */
export function focusPressed(root: HTMLElement): () => void {
  const page = root.ownerDocument;
  const press = (down: MouseEvent) => {
    const button = (down.target as Element).closest('button');
    if (!button) return;
    const release = () => {
      const { activeElement } = page;
      // A handler of the press may have moved the focus, or kept it where it was.
      const isNowhere = activeElement !== button && (!activeElement || activeElement.contains(button));
      if (isNowhere && !down.defaultPrevented) button.focus({ preventScroll: true, focusVisible: false });
    };
    // Before the click, which may move the focus on.
    page.addEventListener('mouseup', release, { capture: true, once: true });
  };
  root.addEventListener('mousedown', press);
  return () => root.removeEventListener('mousedown', press);
}
