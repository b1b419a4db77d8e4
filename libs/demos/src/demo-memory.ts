import { safeParse, type GenericSchema } from 'valibot';
import { demoKeyOf, forgetDemo } from './forget-demo.ts';

/** What a browser keeps of one demo: the visitor’s own state, until it is cleared. */
export interface DemoMemory<State> {
  read(): State | null;
  write(state: State): void;
  clear(): void;
}

/** Keeps a demo’s state under its name. Storage that is denied, full or garbled costs the memory and nothing else. */
export function createDemoMemory<State>(
  id: string,
  { schema, storageOf }: { schema: GenericSchema<unknown, State>; storageOf: () => Storage },
): DemoMemory<State> {
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(storageOf());
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      attempt((storage) => {
        const found = safeParse(schema, JSON.parse(storage.getItem(demoKeyOf(id)) ?? 'null'));
        return found.success ? found.output : null;
      }),
    write: (state) => void attempt((storage) => storage.setItem(demoKeyOf(id), JSON.stringify(state))),
    clear: () => forgetDemo(id, storageOf),
  };
}
