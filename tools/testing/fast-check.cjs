// fast-check with one seed: the same commit gives the same answer on every run. `FAST_CHECK_SEED=random npm test` or a
// number of your own searches further; a failure prints the seed that repeats it.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest runs this file as CommonJS.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const seed = process.env.FAST_CHECK_SEED ?? '20261123';

if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

module.exports = fc;
