// The built site: its folder, and the message for a missing one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Folder of the built site. */
export const siteDir = join(root, 'apps/marketing/dist/site');

export const SITE_NOT_BUILT = 'The site is not built. Run "npx nx build marketing" and try again.';

/** Ends the script with a message when the site is not built; `lastLine` is the count that its caller reads. */
export function requireBuiltSite(lastLine = '') {
  if (existsSync(join(siteDir, 'index.html'))) return;
  console.error(SITE_NOT_BUILT);
  if (lastLine) console.log(lastLine);
  process.exit(1);
}
