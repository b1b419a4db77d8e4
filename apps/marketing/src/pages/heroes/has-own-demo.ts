import type { HeroView } from '../../content/page-view/page-view.ts';

/** Returns whether a hero contains the demo of its page. */
export const hasOwnDemo = ({ kind }: HeroView): boolean => kind === 'demo' || kind === 'tool';
