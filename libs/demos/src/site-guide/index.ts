/** The search index of the site guide, for the build of the site. */
export { guidePathOf } from './guide-path.ts';
export { printGuideIndex, readGuideIndex } from './guide-index.ts';
export { keptAnswers } from './kept-answers.ts';
export { type GuideAnswer, type Passage } from './passage.ts';
