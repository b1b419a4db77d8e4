import { needOptions } from '../core/need-options.ts';
import type { StructuredData } from '../core/page-metadata.ts';
import { isoDuration } from '../core/structured-data.ts';
import { withoutNulls } from '../core/without-nulls.ts';
import { personNode, type PersonFacts } from './articles.ts';
import { facts, organizationOf, type OrganizationFacts, type RatedFacts } from './facts.ts';
import { addressNode, type AddressFacts } from './things.ts';

/** Salary of a position: one amount, or the least and the most. */
export interface SalaryFacts {
  /** ISO 4217 code, such as `INR`. */
  readonly currency: string;
  readonly amount: number | { readonly min: number; readonly max: number };
  readonly per: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

/** Facts about an open position. */
export interface JobFacts {
  readonly title: string;
  readonly description: string;
  /** ISO 8601; a time needs its zone. */
  readonly datePosted: string;
  /** Last day or moment for an application; a time needs its zone. */
  readonly validThrough?: string | undefined;
  /** `FULL_TIME`, `PART_TIME`, `CONTRACTOR`, `INTERN` … */
  readonly employmentType?: string | readonly string[] | undefined;
  readonly organization: OrganizationFacts;
  /** Number of the position in the organisation's own list. */
  readonly identifier?: string | undefined;
  /** Whether the page itself takes applications. */
  readonly directApply?: boolean | undefined;
  readonly salary?: SalaryFacts | undefined;
  /** Address of the workplace, or the countries in one of which a remote worker must live. */
  readonly place: AddressFacts | { readonly remoteFrom: string | readonly string[] };
}

/** Builds the node of an open position. */
export function jobPostingNode(job: JobFacts): StructuredData {
  needOptions(job, 'organization place', 'no node is made');
  const { organization, identifier, salary, place, ...more } = job;
  return {
    '@type': 'JobPosting',
    '@id': '#job',
    ...facts(more),
    hiringOrganization: organizationOf(organization),
    ...(identifier && {
      identifier: { '@type': 'PropertyValue', name: organization.name, value: identifier },
    }),
    ...(salary && { baseSalary: salaryNode(salary) }),
    ...('remoteFrom' in place
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements:
            typeof place.remoteFrom === 'string' ? countryNode(place.remoteFrom) : place.remoteFrom.map(countryNode),
        }
      : { jobLocation: { '@type': 'Place', address: addressNode(place) } }),
  };
}

const countryNode = (name: string): StructuredData => ({ '@type': 'Country', name });

function salaryNode({ currency, amount, per }: SalaryFacts): StructuredData {
  const range = typeof amount === 'number' ? { value: amount } : { minValue: amount.min, maxValue: amount.max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...facts(range), unitText: per },
  };
}

/** Facts about a course. */
export interface CourseFacts {
  readonly name: string;
  readonly description: string;
  readonly url?: string | undefined;
  readonly provider: OrganizationFacts;
}

/** Builds the node of a course. */
export function courseNode(course: CourseFacts): StructuredData {
  needOptions(course, 'provider', 'no node is made');
  const { provider, ...more } = course;
  return { '@type': 'Course', ...facts(more), provider: organizationOf(provider) };
}

/** Facts about a recipe. */
export interface RecipeFacts extends RatedFacts {
  readonly name: string;
  readonly image: string | readonly string[];
  readonly description?: string | undefined;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly author?: PersonFacts | undefined;
  /** ISO 8601. */
  readonly datePublished?: string | undefined;
  readonly prepSeconds?: number | undefined;
  readonly cookSeconds?: number | undefined;
  readonly totalSeconds?: number | undefined;
  /** Type of the meal or the dish: `dessert`. */
  readonly category?: string | undefined;
  /** `Indian`. */
  readonly cuisine?: string | undefined;
  /** `4 portions`. */
  readonly yield?: string | undefined;
  /** Season, occasion and the like, with commas between them. */
  readonly keywords?: string | undefined;
  /** Of one portion: `270 calories`. It needs `yield`. */
  readonly calories?: string | undefined;
  /** Node of `videoNode`: the recording that shows how. */
  readonly video?: StructuredData | undefined;
}

/** Builds the node of a recipe. */
export function recipeNode(recipe: RecipeFacts): StructuredData {
  needOptions(recipe, 'ingredients steps', 'no node is made');
  const { ingredients, steps, author, category, cuisine, yield: portions, calories, ...rest } = withoutNulls(recipe);
  const { prepSeconds, cookSeconds, totalSeconds, ...more } = rest;
  return {
    '@type': 'Recipe',
    ...facts(more),
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    ...(author && { author: personNode(author) }),
    ...(isGiven(prepSeconds) && { prepTime: isoDuration(prepSeconds) }),
    ...(isGiven(cookSeconds) && { cookTime: isoDuration(cookSeconds) }),
    ...(isGiven(totalSeconds) && { totalTime: isoDuration(totalSeconds) }),
    ...(category && { recipeCategory: category }),
    ...(cuisine && { recipeCuisine: cuisine }),
    ...(portions && { recipeYield: portions }),
    ...(calories && { nutrition: { '@type': 'NutritionInformation', calories } }),
  };
}

const isGiven = (seconds: number | undefined): seconds is number => (seconds ?? null) !== null;

/** Review by one customer; only a review that the page shows may be marked up. */
export interface ReviewFacts {
  readonly author: string;
  readonly rating: number;
  /** @default 5 */
  readonly bestRating?: number | undefined;
  /** @default 1, as schema.org assumes */
  readonly worstRating?: number | undefined;
  readonly text?: string | undefined;
  readonly datePublished?: string | undefined;
}

/** Builds the node of a review, for the `review` property of the reviewed node. */
export function reviewNode({ author, rating, bestRating, worstRating, text, ...more }: ReviewFacts): StructuredData {
  return {
    '@type': 'Review',
    ...facts(more),
    ...(text && { reviewBody: text }),
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: bestRating ?? 5, ...facts({ worstRating }) },
  };
}

/** Facts about all ratings of something by its customers; the page must show them. */
export type AggregateRatingFacts = {
  readonly rating: number;
  /** @default 5 */
  readonly bestRating?: number | undefined;
  /** @default 1, as schema.org assumes */
  readonly worstRating?: number | undefined;
  /** Number of customers who gave a rating, with a text or without; one of the two numbers is enough. */
  readonly ratingCount?: number | undefined;
  /** Number of customers who wrote a text. */
  readonly reviewCount?: number | undefined;
} & ({ readonly ratingCount: number } | { readonly reviewCount: number });

/** Builds the node of all ratings, for the `aggregateRating` property of the rated node. */
export function aggregateRatingNode({ rating, bestRating, ...more }: AggregateRatingFacts): StructuredData {
  return { '@type': 'AggregateRating', ratingValue: rating, bestRating: bestRating ?? 5, ...facts(more) };
}
