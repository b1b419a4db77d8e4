import { hash } from '@node-rs/argon2';
import { ARGON2_OPTIONS, hashLimits } from '../modules/auth/passwords.ts';
import { formatTable } from './format-table.ts';

/** Cost of an Argon2id hash: KiB of memory, passes over it, and lanes. */
export interface HashSettings {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface CalibrateOptions {
  /** Hashes one password. @default Argon2id on this machine */
  hashOnce?: (settings: HashSettings) => Promise<unknown>;
  /** Returns the time in milliseconds. @default that of the process */
  clock?: () => number;
  /** Number of hashes at once. @default as many as the server does */
  atOnce?: number;
}

/** The minimum settings that OWASP recommends, each as strong as the others. */
const FLOORS = [
  { memoryCost: 47_104, timeCost: 1 },
  { memoryCost: 19_456, timeCost: 2 },
  { memoryCost: 12_288, timeCost: 3 },
  { memoryCost: 9_216, timeCost: 4 },
  { memoryCost: 7_168, timeCost: 5 },
];

/** The server's settings, the other minimum settings, and some above and below. */
const SETTINGS: readonly HashSettings[] = [
  ARGON2_OPTIONS,
  ...[FLOORS[0]!, FLOORS[2]!].map((floor) => ({ ...floor, parallelism: 1 })),
  { memoryCost: 47_104, timeCost: 2, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 1, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 3, parallelism: 4 },
  { memoryCost: 131_072, timeCost: 1, parallelism: 1 },
  { memoryCost: 19_456, timeCost: 1, parallelism: 1 },
];

const ROUNDS = 20;

/** Returns true for settings that reach at least one of the minimum settings. */
export function meetsFloor({ memoryCost, timeCost }: HashSettings): boolean {
  return FLOORS.some((floor) => memoryCost >= floor.memoryCost && timeCost >= floor.timeCost);
}

/**
 * Measures the cost of a password hash on this machine, with the server's settings and with others.
 *
 * As many hashes run at once as in the server, so the last figure is the number of sign-ins per second.
 */
export async function calibrate(options: CalibrateOptions = {}): Promise<string> {
  const { atOnce = hashLimits().atOnce } = options;
  const rows: string[][] = [];
  for (const settings of SETTINGS) {
    const { ms, perSecond } = await measure(settings, { ...options, atOnce });
    rows.push([
      `${settings.memoryCost / 1024} MiB`,
      String(settings.timeCost),
      String(settings.parallelism),
      ms.toFixed(1),
      perSecond.toFixed(0),
      meetsFloor(settings) ? 'met' : 'below',
      settings === ARGON2_OPTIONS ? 'in use' : '',
    ]);
  }
  const headings = ['memory', 'passes', 'lanes', 'ms per hash', 'hashes per second', 'floor of OWASP', ''];
  return `Argon2id, ${atOnce} at once, the median of ${ROUNDS * atOnce}\n\n${formatTable(headings, rows)}`;
}

async function measure(
  settings: HashSettings,
  { hashOnce = hashHere, clock = () => performance.now(), atOnce = 1 }: CalibrateOptions,
): Promise<{ ms: number; perSecond: number }> {
  // The first hash also allocates the memory for the later ones.
  await hashOnce(settings);
  const times: number[] = [];
  const hashInTurn = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = clock();
      await hashOnce(settings);
      times.push(clock() - begun);
    }
  };
  const begun = clock();
  await Promise.all(Array.from({ length: atOnce }, hashInTurn));
  const seconds = (clock() - begun) / 1000;
  times.sort((a, b) => a - b);
  return { ms: times[Math.floor(times.length / 2)] ?? 0, perSecond: times.length / seconds };
}

const hashHere = (settings: HashSettings) => hash('a password of usual length', settings);
