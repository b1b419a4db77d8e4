import * as v from 'valibot';
import type { PagePath } from '@genmaster/i18n';

/** The surface a block stands on. */
export const ground = v.picklist(['paper', 'tinted', 'stage']);

/** Where a link leads: an address with an optional query and anchor, or an anchor of the same page. */
export const href = v.custom<PagePath | `#${string}`>(
  (value) => typeof value === 'string' && /^(?:\/(?!\/)[^\s]*|#[a-z0-9-]+)$/.test(value),
  'Write an address of this site such as /about-us, or an #anchor',
);

/** Words that people read. */
export const words = v.pipe(v.string('Write a text'), v.trim(), v.nonEmpty('Write a text'));
