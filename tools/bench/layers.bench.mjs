// The processor time of "get theme" on SQLite: the server is built up layer by layer, from Fastify alone to the whole
// of it, and each stage responds to the same request at 50 connections. Interleaved rounds, medians.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { root } from '../scripts/lib/workspace.mjs';
import { LAYERS } from './api/layer-names.mjs';
import { median, printRows, showNumber } from './table.mjs';

const ROUNDS = 3;
const WARM_UP = 3_000;
const ANSWERS = 8_000;

const samples = LAYERS.map(() => []);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const index of LAYERS.keys()) samples[index].push(await measure(index));
}
const medians = samples.map(median);
const rows = LAYERS.map((name, index) => [
  name,
  showNumber(medians[index]),
  index === 0 ? '' : showNumber(medians[index] - medians[index - 1]),
  (medians[0] / medians[index]).toFixed(2),
]);
printRows([['processor time of an answer, in microseconds', 'up to here', 'this layer', 'of Fastify alone'], ...rows]);

/** Returns the microseconds of processor time per response of the server up to this layer. */
async function measure(layer) {
  const child = fork(join(root, 'tools/bench/api/layer.mjs'), [String(layer)], {
    execArgv: ['--conditions=@genmaster/source'],
  });
  try {
    const ask = async () => {
      child.send('time');
      return (await once(child, 'message'))[0];
    };
    const [{ url, headers }] = await once(child, 'message');
    const send = (amount) => autocannon({ url, headers, connections: 50, amount });
    await send(WARM_UP);
    const before = await ask();
    const { non2xx, errors } = await send(ANSWERS);
    const spent = (await ask()) - before;
    if (non2xx + errors > 0) throw new Error(`${LAYERS[layer]}: ${non2xx} refusals and ${errors} errors.`);
    return spent / ANSWERS;
  } finally {
    child.kill();
  }
}
