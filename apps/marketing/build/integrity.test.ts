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

it('is the digest that the recommendation of Subresource Integrity gives for its example', async () => {
  await writeFile(join(siteDir, 'assets', 'a.js'), "alert('Hello, world.');");

  expect(await integrityOf(siteDir, ['/assets/a.js', '/assets/a.js'])).toEqual({
    '/assets/a.js': 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  });
});

it('differs when one character does', async () => {
  await writeFile(join(siteDir, 'assets', 'a.css'), 'a{color:red}');
  await writeFile(join(siteDir, 'assets', 'b.css'), 'a{color:rad}');
  const { '/assets/a.css': a, '/assets/b.css': b } = await integrityOf(siteDir, ['/assets/a.css', '/assets/b.css']);

  expect(a).not.toBe(b);
});

it('fails the build when a page would name a file that is not there', async () => {
  await expect(integrityOf(siteDir, ['/assets/lost.js'])).rejects.toThrow('lost.js');
});
