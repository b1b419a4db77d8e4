// The engine without its suppression of transitions, like the compared libraries.
import * as engine from './engine.js';

export { sizeVariable, start, variable } from './engine.js';

export const createWriter = () => engine.createWriter({ suppressTransitions: false });
