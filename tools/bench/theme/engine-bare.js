// The engine, with transitions left to run their course, as the peers leave them.
import * as engine from './engine.js';

export { sizeVariable, start, variable } from './engine.js';

export const createWriter = () => engine.createWriter({ suppressTransitions: false });
