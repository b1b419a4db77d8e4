import { createThemeEngine } from '../core/theme-engine.ts';
import { projectTheme, type ProjectThemeOptions } from '../dom/project-theme.ts';
import { manualFrames } from './manual-frames.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** Creates an engine and applies it to the document; the test runs the frames. */
export function showTheme(options: Partial<ProjectThemeOptions> = {}) {
  const nextFrame = manualFrames(window);
  const engine = createThemeEngine({ catalogue: smallCatalogue });
  const projection = projectTheme(engine, { document, ...options });
  return { engine, projection, nextFrame };
}

/** Returns the inline value of a variable on the body. */
export const inline = (name: string) => document.body.style.getPropertyValue(name);

/** Resets the document to an empty page with the stylesheet of the first theme. */
export function resetDocument(): void {
  document.head.innerHTML = '<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css">';
  document.body.innerHTML = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
