import { watchFiles } from './watch-files.ts';
import { once } from 'node:events';
import { createReadStream, existsSync, open, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const HERE = __filename;

describe('the file watcher of the tests', () => {
  it.each([
    { way: 'reading at once', touch: () => readFileSync(HERE) },
    { way: 'reading by and by', touch: () => readFile(HERE) },
    { way: 'reading an address', touch: () => readFile(pathToFileURL(HERE)) },
    { way: 'opening', touch: () => new Promise((done) => open(HERE, 'r', done)) },
    { way: 'a stream', touch: () => once(createReadStream(HERE).resume(), 'close') },
    { way: 'a look at it', touch: () => stat(HERE) },
    { way: 'a look at it, at once', touch: () => statSync(HERE) },
    { way: 'the question whether it is there', touch: () => existsSync(HERE) },
  ])('sees $way', async ({ touch }) => {
    const watch = watchFiles();
    await touch();
    watch.stop();
    expect(watch.touched()).toEqual([HERE]);
  });

  it('sees nothing after it has stopped', () => {
    const watch = watchFiles();
    watch.stop();
    readFileSync(HERE);
    expect(watch.touched()).toEqual([]);
  });
});
