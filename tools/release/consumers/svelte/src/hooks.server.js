import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { firstPaintScript } from '@genmaster/theme-engine/first-paint';

/** Writes the script of the first paint into every page. */
export const handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) =>
      html.replace('%theme.version%', defaultCatalogue.version).replace('%theme.script%', () => firstPaintScript),
  });
