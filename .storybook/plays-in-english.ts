/** The part of a story that decides whether it plays in English. */
export interface PlayedStory {
  /** Settings of the toolbar that the story sets itself. */
  storyGlobals?: Record<string, unknown>;
  playFunction?: unknown;
  viewMode?: string | undefined;
}

/**
 * Returns true for a story that presses controls by their names, which are English if it sets no language: in another
 * one it would press nothing and fail. On a page it does not play, and follows the toolbar.
 */
export const playsInEnglish = ({ storyGlobals, playFunction, viewMode }: PlayedStory): boolean =>
  Boolean(playFunction) && storyGlobals?.['language'] === undefined && viewMode !== 'docs';
