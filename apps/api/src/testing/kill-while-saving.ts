import { setTimeout as wait } from 'node:timers/promises';
import { endServerProcesses, type ServerProcess } from './server-process.ts';
import { Refusal, signInToSave, startTirelessServer } from './sign-in-to-save.ts';
import { createTestDatabase, type Engine } from './test-database.ts';

/** Number of acknowledged saves, and number of those that were lost. */
export interface Saves {
  acknowledged: number;
  lost: number;
}

/** A server that is killed, and started again at the same place. */
export interface Endings {
  times: number;
  /** Maximum time of saving before the end, in milliseconds. */
  withinMs: number;
  start(): Promise<ServerProcess>;
  end(server: ServerProcess): Promise<void>;
}

/**
 * Kills a server while a user saves, several times, and checks after each start that the acknowledged saves are there.
 */
export async function killWhileSaving(engine: Engine, kills: number): Promise<Saves> {
  const place = await createTestDatabase(engine);
  const saves = await endWhileSaving({
    times: kills,
    withinMs: 300,
    start: async () => startTirelessServer(place.env),
    async end({ process: child, exited }) {
      child.kill('SIGKILL');
      await exited;
    },
  });
  await endServerProcesses();
  await place.remove();
  return saves;
}

/** Saves until the server ends, several times, and checks after each start that the acknowledged saves are there. */
export async function endWhileSaving({ times, withinMs, start, end }: Endings): Promise<Saves> {
  let acknowledged = 0;
  let lost = 0;
  for (let round = 0; round <= times; round += 1) {
    const server = await start();
    const { save, load } = await signInToSave(String(await server.settled));
    const stored = await load();
    lost += Math.max(0, acknowledged - stored);
    acknowledged = stored;
    if (round === times) break;
    // The timer starts with the first acknowledged save, on a machine of any speed.
    let ending: Promise<void> | undefined;
    try {
      for (;;) {
        acknowledged = await save(acknowledged);
        ending ??= wait(Math.random() * withinMs).then(() => end(server));
      }
    } catch (error) {
      // An error before the end of the server is a failure of the test, not a lost save.
      if (!ending || error instanceof Refusal) throw error;
    }
    await ending;
  }
  return { acknowledged, lost };
}
