/** Chunk that the scene loads with the first change: the code that drew it at build time. */
export { drawScene } from '../../content/drawing/draw-scene.ts';
export { readSentence } from '@genmaster/app-model/sentences';
