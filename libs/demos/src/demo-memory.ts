import { tryStorage } from '@genmaster/resilience';
import { is, safeParse, type GenericSchema } from 'valibot';
import { demoKeyOf, exampleKeyOf, forgetDemo } from './kept-demo.ts';

/** Storage of one demo’s state in this browser; the visitor’s state stays until it is cleared. */
export interface DemoMemory<State> {
  read(): State | null;
  /** Returns the id of the example that the stored state started from; `null` where none is stored with it. */
  readExample(): string | null;
  /** Stores a state; returns `false`, and leaves the stored one, where it cannot be read back or is not taken. */
  write(state: State, example: string): boolean;
  clear(): void;
}

/**
 * Stores a demo’s state under its id. Storage that is denied, full or corrupt loses the stored state and nothing else.
 */
export function createDemoMemory<State>(
  id: string,
  { schema, storageOf }: { schema: GenericSchema<unknown, State>; storageOf: () => Storage },
): DemoMemory<State> {
  return {
    read: () =>
      tryStorage(storageOf, (storage) => {
        const found = safeParse(schema, JSON.parse(storage.getItem(demoKeyOf(id)) ?? 'null'));
        return found.success ? found.output : null;
      }),
    readExample: () => tryStorage(storageOf, (storage) => storage.getItem(exampleKeyOf(id))),
    write: (state, example) =>
      is(schema, state) &&
      tryStorage(storageOf, (storage) => {
        storage.setItem(demoKeyOf(id), JSON.stringify(state));
        storage.setItem(exampleKeyOf(id), example);
        return true;
      }) === true,
    clear: () => forgetDemo(id, storageOf),
  };
}
