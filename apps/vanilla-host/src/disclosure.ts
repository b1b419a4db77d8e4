/** Makes a button show and hide a part of the page. Escape in that part hides it and moves the focus to the button. */
export function discloseBy(button: HTMLButtonElement, part: HTMLElement): void {
  const show = (isShown: boolean) => {
    part.hidden = !isShown;
    button.setAttribute('aria-expanded', String(isShown));
  };
  button.addEventListener('click', () => show(part.hidden !== false));
  part.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing) return;
    show(false);
    button.focus();
  });
}
