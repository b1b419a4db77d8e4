// The actions on each demo of the recordings: named steps, which become the clips and captions.
import { aiJourneys } from './journeys/generative-ai.mjs';
import { apiJourneys } from './journeys/api-generator.mjs';
import { areaJourneys } from './journeys/development-areas.mjs';
import { codingJourneys } from './journeys/coding-solutions.mjs';
import { coreJourneys } from './journeys/core.mjs';
import { designJourneys } from './journeys/designing-tool.mjs';
import { ideJourneys } from './journeys/online-ide.mjs';
import { inbuiltJourneys } from './journeys/inbuilt-solutions.mjs';
import { uniqueJourneys } from './journeys/uniqueness.mjs';

/**
 * The journeys by the demo's name: its title, and its steps in order. A step has a name in each language and a function
 * `run`, which gets the film (`film.mjs`).
 *
 * @type {Record<string, { title: Words, address?: string, isWhole?: boolean, steps: { name: Words, run: (film: object) => Promise<void> }[] }>}
 * @typedef {{ en: string, hi: string }} Words
 */
export const journeys = {
  ...coreJourneys,
  ...uniqueJourneys,
  ...inbuiltJourneys,
  ...ideJourneys,
  ...codingJourneys,
  ...designJourneys,
  ...apiJourneys,
  ...aiJourneys,
  ...areaJourneys,
};
