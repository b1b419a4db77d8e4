/** What the scene fetches with the first change: the code that drew it when the page was built. */
export { drawScene } from '../../content/drawing/draw-scene.ts';
export { readSentence } from '@genmaster/app-model/sentences';
