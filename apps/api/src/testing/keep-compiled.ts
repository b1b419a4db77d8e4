import { join } from 'node:path';

/**
 * Environment variable with which programs of tests keep what Node compiles, for the next start of the same program.
 *
 * Node removes the types of each source file at every start otherwise, which is half of the time of a start.
 */
export const keepCompiled = { NODE_COMPILE_CACHE: join(__dirname, '..', '..', '..', '..', 'tmp', 'compiled') };
