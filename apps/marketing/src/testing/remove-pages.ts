import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes the parsed pages of the run. */
export default function removePages(): void {
  rmSync(dirname(process.env['TEST_PAGES']!), { recursive: true });
}
