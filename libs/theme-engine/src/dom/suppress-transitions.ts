/** If more transitions than this start at once, all transitions of the page are disabled. */
const FEW = 24;
/** Within this time, another change of the same variables starts the same transitions. */
const SAME_MS = 1000;

/**
 * Creates a function that suppresses transitions while a theme changes.
 *
 * A page-wide colour transition makes one theme change take seconds. Call the function in the same task as each
 * change: it finishes the transitions that have just started. Finding them forces a synchronous style and layout
 * update, so it happens once for all changes that follow each other within two frames, or that change the same variables
 * within a second: a drag pays for it in its first frame only, on a slow processor too. If transitions were found, a
 * constructed stylesheet, which a strict content security policy allows, disables them for the rest of the drag, or at
 * once on a page where more than `FEW` start.
 */
export function createTransitionHold(document: Document): (names: readonly string[]) => void {
  let sheet: CSSStyleSheet | null = null;
  let calls = 0;
  /** Number of transitions that the first change of the current series started; `null` between two series. */
  let begunFirst: number | null = null;
  let lastNames = '';
  let lastAt = -SAME_MS;
  let lastBegun = 0;

  const hold = () => {
    if (!sheet) {
      sheet = new document.defaultView!.CSSStyleSheet();
      // Without pseudo-elements: a rule for them makes the browser look for them on every element.
      sheet.replaceSync('*{transition:none!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    sheet.disabled = false;
  };

  return (list) => {
    const view = document.defaultView;
    // The document of a frame that was removed shows nothing.
    if (!view) return;
    const names = list.join();
    const at = view.performance.now();
    if (begunFirst === null && !sheet && names === lastNames && at - lastAt < SAME_MS) begunFirst = lastBegun;
    if (begunFirst === null && !sheet) {
      const begun = (document.getAnimations?.() ?? []).filter(
        (animation) => 'transitionProperty' in animation && animation.pending,
      );
      begunFirst = begun.length;
      if (begun.length > FEW && document.adoptedStyleSheets) hold();
      else begun.forEach((transition) => transition.finish());
    } else if ((sheet || begunFirst) && document.adoptedStyleSheets) hold();
    lastNames = names;
    lastAt = at;
    lastBegun = begunFirst ?? 0;
    const call = ++calls;
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        if (call !== calls) return;
        begunFirst = null;
        if (sheet) sheet.disabled = true;
      }),
    );
  };
}
