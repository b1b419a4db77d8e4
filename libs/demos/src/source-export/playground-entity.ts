import { entitySchema, type Entity } from '@genmaster/app-model';
import * as v from 'valibot';
import { createDemoMemory } from '../demo-memory.ts';

const keptSchema = v.object({ entity: entitySchema });

/** Returns the entity that the visitor left in the playground of the home page; `null` when nothing was changed there. */
export function playgroundEntity(storageOf: () => Storage = () => localStorage): Entity | null {
  return createDemoMemory('one-definition', { schema: keptSchema, storageOf }).read()?.entity ?? null;
}
