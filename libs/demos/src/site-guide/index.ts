/** The index that the site guide reads, for whoever builds the site. */
export { guidePathOf } from './guide-path.ts';
export { printGuideIndex, readGuideIndex } from './guide-index.ts';
export { keptAnswers } from './kept-answers.ts';
export { type GuideAnswer, type Passage } from './passage.ts';
