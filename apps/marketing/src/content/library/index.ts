import { DEMO_IDS, HOST_DEMO_IDS } from '@genmaster/demos/names';
import type { ContentLibrary } from '../compile/library.ts';
import { figures } from './figures.ts';
import { listings } from './listings.ts';
import { tables } from './tables.ts';

/** Everything that pages refer to by name. */
export const contentLibrary: ContentLibrary = {
  demos: [...DEMO_IDS, ...HOST_DEMO_IDS],
  listings,
  tables,
  figures,
};
