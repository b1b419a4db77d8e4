import { setTimeout as wait } from 'node:timers/promises';
import { endServerProcesses, type ServerProcess } from './server-process.ts';
import { Refusal, signInToSave, startTirelessServer } from './sign-in-to-save.ts';
import { createTestDatabase, type Engine } from './test-database.ts';

/** How many saves were acknowledged, and how many of them were gone afterwards. */
export interface Saves {
  acknowledged: number;
  lost: number;
}

/** A server that is ended in the worst way, and started again where it was. */
export interface Endings {
  times: number;
  /** The longest that somebody saves before the end. */
  withinMs: number;
  start(): Promise<ServerProcess>;
  end(server: ServerProcess): Promise<void>;
}

/** Kills a server while somebody saves, again and again, and looks after each start for what it had acknowledged. */
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

/** Saves until the server is ended, again and again, and looks after each start for what it had acknowledged. */
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
    // The clock starts with the first acknowledged save, however slow the machine is.
    let ending: Promise<void> | undefined;
    try {
      for (;;) {
        acknowledged = await save(acknowledged);
        ending ??= wait(Math.random() * withinMs).then(() => end(server));
      }
    } catch (error) {
      // Unless the connection broke because the end has come, this is no figure but a failure.
      if (!ending || error instanceof Refusal) throw error;
    }
    await ending;
  }
  return { acknowledged, lost };
}
