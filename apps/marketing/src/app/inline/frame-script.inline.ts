import { setUpFrame } from './set-up-frame.ts';

setUpFrame(window);
