import { preloadCachedFonts } from './preload-cached-fonts.ts';
import { setUpFrame } from './set-up-frame.ts';

preloadCachedFonts(window);
setUpFrame(window);
