import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeys } from '../../recordings/journeys.mjs';
import { digestOfShown } from '../../recordings/shown.mjs';
import { addressesOfDemos, builtPage, recordingsDir } from './filmed-pages.mjs';

/** Returns the ids of the demos that look otherwise than in their recording. The site must be built. */
export const outdatedRecordings = () =>
  Object.entries(addressesOfDemos()).flatMap(([demo, address]) => {
    const file = join(recordingsDir, demo, 'recording.json');
    if (!existsSync(file) || !(demo in journeys)) return [];
    const { shown } = JSON.parse(readFileSync(file, 'utf8'));
    return shown === digestOfShown({ demo, html: builtPage(address), journey: journeys[demo] }) ? [] : [demo];
  });
