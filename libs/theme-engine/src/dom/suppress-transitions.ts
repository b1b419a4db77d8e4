/** A page where more than this begins to fade at once fades as a whole. */
const FEW = 24;

/**
 * Makes a way to keep elements from fading while a theme changes.
 *
 * A page-wide colour transition turns one change of theme into seconds of work.
 * Call it in the turn of each change: what has begun to fade is brought to its
 * end, which costs nothing on a page where little does. A page that fades as a
 * whole is found out by that, and from then on its transitions are held off by a
 * constructed sheet, which a strict content policy allows, until two frames have
 * passed without another call: a drag switches them off once.
 */
export function createTransitionHold(document: Document): () => void {
  const nextFrame = (run: () => void) => void document.defaultView!.requestAnimationFrame(run);
  let sheet: CSSStyleSheet | null = null;
  let calls = 0;
  return () => {
    if (!sheet) {
      const begun = (document.getAnimations?.() ?? []).filter(
        (animation) => 'transitionProperty' in animation && animation.pending,
      );
      if (begun.length <= FEW || !document.adoptedStyleSheets)
        return begun.forEach((transition) => transition.finish());
      sheet = new document.defaultView!.CSSStyleSheet();
      // Without the pseudo-elements: a rule for these makes the browser look for them on every element.
      sheet.replaceSync('*{transition:none!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    const held = sheet;
    const call = ++calls;
    held.disabled = false;
    nextFrame(() =>
      nextFrame(() => {
        if (call === calls) held.disabled = true;
      }),
    );
  };
}
