/** A page where more than this begins to fade at once fades as a whole. */
const FEW = 24;

/**
 * Makes a way to keep elements from fading while a theme changes.
 *
 * A page-wide colour transition turns one change of theme into seconds of work. Call it in the turn of each change: what
 * has begun to fade is brought to its end. To look for that makes the browser work out style and layout at once, so it
 * happens once for all changes that follow each other within two frames: a drag pays for it in its first frame alone.
 * Where something fades, the rest of the drag, or the change of a page that fades as a whole, has its transitions held
 * off by a constructed sheet, which a strict content policy allows.
 */
export function createTransitionHold(document: Document): () => void {
  const nextFrame = (run: () => void) => void document.defaultView!.requestAnimationFrame(run);
  let sheet: CSSStyleSheet | null = null;
  let calls = 0;
  /** Transitions that the first change of the present series began; `null` between two series. */
  let begunFirst: number | null = null;

  const hold = () => {
    if (!sheet) {
      sheet = new document.defaultView!.CSSStyleSheet();
      // Without the pseudo-elements: a rule for these makes the browser look for them on every element.
      sheet.replaceSync('*{transition:none!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    sheet.disabled = false;
  };
  const isHeld = () => sheet?.disabled === false;

  return () => {
    if (begunFirst === null && !sheet) {
      const begun = (document.getAnimations?.() ?? []).filter(
        (animation) => 'transitionProperty' in animation && animation.pending,
      );
      begunFirst = begun.length;
      if (begun.length > FEW && document.adoptedStyleSheets) hold();
      else begun.forEach((transition) => transition.finish());
    } else if (!isHeld() && (sheet || begunFirst) && document.adoptedStyleSheets) hold();
    const call = ++calls;
    nextFrame(() =>
      nextFrame(() => {
        if (call !== calls) return;
        begunFirst = null;
        if (sheet) sheet.disabled = true;
      }),
    );
  };
}
