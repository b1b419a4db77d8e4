/**
 * Makes a way to keep elements from fading while a theme changes.
 *
 * A page-wide colour transition turns one change of theme into seconds of work.
 * Each call holds transitions off until two frames have passed without another
 * call, so a drag switches them off once. Uses a constructed sheet, which a
 * strict content policy allows; a document without them goes unprotected.
 */
export function createTransitionHold(document: Document, nextFrame: (run: () => void) => void): () => void {
  const Sheet = document.defaultView?.CSSStyleSheet;
  let sheet: CSSStyleSheet | null = null;
  let calls = 0;
  return () => {
    if (!document.adoptedStyleSheets || !Sheet) return;
    if (!sheet) {
      sheet = new Sheet();
      sheet.replaceSync('*,*::before,*::after{transition:none!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    const call = ++calls;
    nextFrame(() =>
      nextFrame(() => {
        if (call !== calls) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
        sheet = null;
      }),
    );
  };
}
