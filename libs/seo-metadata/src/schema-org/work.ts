import type { StructuredData } from '../core/page-metadata.ts';
import { isoDuration } from '../core/structured-data.ts';
import { facts } from './facts.ts';
import { addressNode, type AddressFacts } from './things.ts';

/** Facts about an open position. */
export interface JobFacts {
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly datePosted: string;
  readonly validThrough?: string;
  /** `FULL_TIME`, `PART_TIME`, `CONTRACTOR`, `INTERN` … */
  readonly employmentType?: string;
  readonly organization: { readonly name: string; readonly url?: string };
  /** Address of the workplace, or the country in which a remote worker must live. */
  readonly place: AddressFacts | { readonly remoteFrom: string };
}

/** Builds the node of an open position. */
export function jobPostingNode({ organization, place, ...more }: JobFacts): StructuredData {
  return {
    '@type': 'JobPosting',
    '@id': '#job',
    ...facts(more),
    hiringOrganization: { '@type': 'Organization', ...facts(organization) },
    ...('remoteFrom' in place
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: place.remoteFrom },
        }
      : { jobLocation: { '@type': 'Place', address: addressNode(place) } }),
  };
}

/** Facts about a course. */
export interface CourseFacts {
  readonly name: string;
  readonly description: string;
  readonly url?: string;
  readonly provider: { readonly name: string; readonly url?: string };
}

/** Builds the node of a course. */
export function courseNode({ provider, ...more }: CourseFacts): StructuredData {
  return { '@type': 'Course', ...facts(more), provider: { '@type': 'Organization', ...facts(provider) } };
}

/** Facts about a recipe. */
export interface RecipeFacts {
  readonly name: string;
  readonly image: string | readonly string[];
  readonly description?: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly totalSeconds?: number;
  /** `4 portions`. */
  readonly yield?: string;
}

/** Builds the node of a recipe. */
export function recipeNode({
  ingredients,
  steps,
  totalSeconds,
  yield: portions,
  ...more
}: RecipeFacts): StructuredData {
  return {
    '@type': 'Recipe',
    ...facts(more),
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    ...(totalSeconds !== undefined && { totalTime: isoDuration(totalSeconds) }),
    ...(portions && { recipeYield: portions }),
  };
}

/** Review by one customer; only a review that the page shows may be marked up. */
export interface ReviewFacts {
  readonly author: string;
  readonly rating: number;
  /** @default 5 */
  readonly bestRating?: number;
  readonly text?: string;
  readonly datePublished?: string;
}

/** Builds the node of a review, for the `review` property of the reviewed node. */
export function reviewNode({ author, rating, bestRating = 5, text, ...more }: ReviewFacts): StructuredData {
  return {
    '@type': 'Review',
    ...facts(more),
    ...(text && { reviewBody: text }),
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
  };
}
