import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFile } from './publish-file.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'genmaster-publish-'));
});

afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

describe('giving a finished file its name', () => {
  it('works on a file system without hard links, such as that of a USB stick', () => {
    jest.spyOn(jest.requireActual<typeof fs>('node:fs'), 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
    });
    const [draft, target] = [join(folder, 'draft'), join(folder, 'monday.backup')];
    fs.writeFileSync(draft, 'all of it');
    publishFile(draft, target);
    expect(fs.readdirSync(folder)).toEqual(['monday.backup']);
    expect(fs.readFileSync(target, 'utf8')).toBe('all of it');
  });

  it('never leaves an empty file under the name, also when the process ends in between', () => {
    const [draft, target] = [join(folder, 'draft'), join(folder, 'monday.backup')];
    fs.writeFileSync(draft, 'all of it');
    const calls = jest.requireActual<typeof fs>('node:fs');
    const seen: string[] = [];
    for (const name of ['closeSync', 'renameSync', 'rmSync'] as const) {
      const original = calls[name] as (...values: unknown[]) => void;
      jest.spyOn(calls, name).mockImplementation((...values: unknown[]) => {
        if (fs.existsSync(target)) seen.push(fs.readFileSync(target, 'utf8'));
        original(...values);
      });
    }
    publishFile(draft, target);
    expect(new Set(seen)).toEqual(new Set(['all of it']));
    expect(fs.readdirSync(folder)).toEqual(['monday.backup']);
  });

  it('leaves a file alone that took the name meanwhile', () => {
    const [draft, target] = [join(folder, 'draft'), join(folder, 'monday.backup')];
    fs.writeFileSync(draft, 'mine');
    fs.writeFileSync(target, 'theirs');
    expect(() => publishFile(draft, target)).toThrow(`${target} is there already. Nothing was changed.`);
    expect(fs.readFileSync(target, 'utf8')).toBe('theirs');
  });
});
