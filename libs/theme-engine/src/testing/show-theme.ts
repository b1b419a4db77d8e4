import { createThemeEngine } from '../core/theme-engine.ts';
import { projectTheme, type ProjectThemeOptions } from '../dom/project-theme.ts';
import { manualFrames } from './manual-frames.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** A new engine shown on the document, whose frames the test steps through. */
export function showTheme(options: Partial<ProjectThemeOptions> = {}) {
  const nextFrame = manualFrames(window);
  const engine = createThemeEngine({ catalogue: smallCatalogue });
  const projection = projectTheme(engine, { document, ...options });
  return { engine, projection, nextFrame };
}

/** What the body has of a variable. */
export const inline = (name: string) => document.body.style.getPropertyValue(name);

/** An empty document with the first theme’s stylesheet, as a site’s page comes. */
export function resetDocument(): void {
  document.head.innerHTML = '<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css">';
  document.body.innerHTML = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
