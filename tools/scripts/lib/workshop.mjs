// The built workshop: one folder, for the story tests, the pictures and the site's own /storybook.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/** Where the workshop is built to. */
export const workshopFolder = join(root, 'storybook-static');

/** Builds the workshop anew. Answers what went wrong, or an empty text. */
export async function buildWorkshop() {
  rmSync(workshopFolder, { recursive: true, force: true });
  const build = await run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', workshopFolder]);
  return build.code === 0 ? '' : `${build.output}\nThe workshop could not be built; the reason is above.`;
}
