// Values: structured data
export { articleNode, faqNode, imageNode, personNode } from './articles.ts';
export { addressNode, applicationNode, eventNode, localBusinessNode } from './things.ts';
export { courseNode, jobPostingNode, recipeNode, reviewNode } from './work.ts';

// Types
export type { ArticleFacts, ImageFacts, PersonFacts } from './articles.ts';
export type { AddressFacts, ApplicationFacts, EventFacts, LocalBusinessFacts } from './things.ts';
export type { CourseFacts, JobFacts, RecipeFacts, ReviewFacts } from './work.ts';
