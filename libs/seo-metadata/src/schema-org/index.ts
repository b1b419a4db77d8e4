// Values: structured data
export { articleNode, faqNode, imageNode, personNode } from './articles.ts';
export { addressNode, applicationNode, eventNode, localBusinessNode } from './things.ts';
export { aggregateRatingNode, courseNode, jobPostingNode, recipeNode, reviewNode } from './work.ts';

// Types
export type { OrganizationFacts, RatedFacts } from './facts.ts';
export type { ArticleFacts, ImageFacts, PersonFacts } from './articles.ts';
export type { AddressFacts, ApplicationFacts, EventFacts, LocalBusinessFacts } from './things.ts';
export type { AggregateRatingFacts, CourseFacts, JobFacts, RecipeFacts, ReviewFacts, SalaryFacts } from './work.ts';
