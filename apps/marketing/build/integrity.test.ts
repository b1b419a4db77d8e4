import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from './integrity.ts';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'integrity-'));
  await mkdir(join(siteDir, 'assets'));
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

it('equals the digest in the example of the Subresource Integrity recommendation', async () => {
  await writeFile(join(siteDir, 'assets', 'a.js'), "alert('Hello, world.');");

  expect(await integrityOf(siteDir, ['/assets/a.js', '/assets/a.js'])).toEqual({
    '/assets/a.js': 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  });
});

it('differs for every changed character', async () => {
  await writeFile(join(siteDir, 'assets', 'a.css'), 'a{color:red}');
  await writeFile(join(siteDir, 'assets', 'b.css'), 'a{color:rad}');
  const { '/assets/a.css': a, '/assets/b.css': b } = await integrityOf(siteDir, ['/assets/a.css', '/assets/b.css']);

  expect(a).not.toBe(b);
});

it('fails the build when a page refers to a missing file', async () => {
  await expect(integrityOf(siteDir, ['/assets/lost.js'])).rejects.toThrow('lost.js');
});
