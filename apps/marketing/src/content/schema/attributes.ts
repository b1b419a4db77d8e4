import * as v from 'valibot';
import type { PagePath } from '@genmaster/i18n';

/** Background of a block. */
export const ground = v.picklist(['paper', 'tinted', 'stage']);

/** Target of a link: an address with an optional query and anchor, or an anchor of the same page. */
export const href = v.custom<PagePath | `#${string}`>(
  (value) => typeof value === 'string' && /^(?:\/(?!\/)[^\s]*|#[a-z0-9-]+)$/.test(value),
  'Write an address of this site such as /about-us, or an #anchor',
);

/** A visible text. */
export const words = v.pipe(v.string('Write a text'), v.trim(), v.nonEmpty('Write a text'));
