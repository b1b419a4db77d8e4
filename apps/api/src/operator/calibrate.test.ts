import { ARGON2_OPTIONS } from '../modules/auth/passwords.ts';
import { calibrate, meetsFloor, type HashSettings } from './calibrate.ts';

/** Simulates a machine on which 46 MiB take 10 ms per pass. */
function createMachine() {
  let time = 0;
  const hashOnce = async ({ memoryCost, timeCost }: HashSettings) => void (time += (memoryCost / 4_710.4) * timeCost);
  return { hashOnce, clock: () => time, atOnce: 1 };
}

describe('calibrating', () => {
  it('reports the cost of a hash with the current settings and with others, and which are sufficient', async () => {
    const lines = (await calibrate(createMachine())).split('\n');
    expect(lines[0]).toBe('Argon2id, 1 at once, the median of 20');
    const table = lines.slice(3).map((line) => line.split(/ {2,}/));
    expect(table[0]).toEqual(['19 MiB', '2', '1', '8.3', '121', 'met', 'in use']);
    expect(table).toContainEqual(['46 MiB', '1', '1', '10.0', '100', 'met']);
    expect(table).toContainEqual(['19 MiB', '1', '1', '4.1', '242', 'below']);
    expect(table.filter((row) => row.includes('in use'))).toHaveLength(1);
  });

  it('hashes as many passwords at once as requested', async () => {
    let running = 0;
    let most = 0;
    const hashOnce = async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
    };
    await calibrate({ hashOnce, atOnce: 2 });
    expect(most).toBe(2);
  });

  it.each([
    { settings: ARGON2_OPTIONS, isEnough: true },
    { settings: { memoryCost: 19_456, timeCost: 2, parallelism: 1 }, isEnough: true },
    { settings: { memoryCost: 7_168, timeCost: 5, parallelism: 1 }, isEnough: true },
    { settings: { memoryCost: 47_103, timeCost: 1, parallelism: 1 }, isEnough: false },
    { settings: { memoryCost: 19_455, timeCost: 2, parallelism: 1 }, isEnough: false },
    { settings: { memoryCost: 7_167, timeCost: 9, parallelism: 1 }, isEnough: false },
  ])('rates $settings as sufficient: $isEnough', ({ settings, isEnough }) => {
    expect(meetsFloor(settings)).toBe(isEnough);
  });
});
