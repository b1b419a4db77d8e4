import type { StructuredData } from '../core/page-metadata.ts';
import { facts } from './facts.ts';

/** Somebody who wrote something, or who is the subject of a page. */
export interface PersonFacts {
  readonly name: string;
  readonly url?: string;
  readonly jobTitle?: string;
  readonly image?: string;
  /** Profiles of the same person elsewhere. */
  readonly sameAs?: readonly string[];
}

/** Describes a person. */
export function personNode(person: PersonFacts): StructuredData {
  return { '@type': 'Person', ...facts(person) };
}

/** An article of any kind. */
export interface ArticleFacts {
  /** @default 'Article' */
  readonly type?: 'Article' | 'BlogPosting' | 'NewsArticle' | 'TechArticle';
  readonly headline: string;
  readonly description?: string;
  readonly image?: string | readonly string[];
  /** ISO 8601. */
  readonly datePublished: string;
  readonly dateModified?: string;
  readonly authors: readonly PersonFacts[];
  /** The `@id` of who published it, such as `ORGANIZATION_ID`. */
  readonly publisherId?: string;
}

/**
 * Describes an article with its authors.
 *
 * Rules: developers.google.com/search/docs/appearance/structured-data/article
 */
export function articleNode({ type = 'Article', authors, publisherId, ...article }: ArticleFacts): StructuredData {
  return {
    '@type': type,
    '@id': '#article',
    ...facts(article),
    author: authors.map(personNode),
    mainEntityOfPage: '#webpage',
    ...(publisherId && { publisher: { '@id': publisherId } }),
  };
}

/** Lists the questions that a page answers; the page must show them. */
export function faqNode(questions: readonly { readonly question: string; readonly answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A picture with what its licence asks for. */
export interface ImageFacts {
  readonly contentUrl: string;
  readonly caption?: string;
  readonly creditText?: string;
  readonly copyrightNotice?: string;
  /** Addresses of the licence, and of the page where one is bought. */
  readonly license?: string;
  readonly acquireLicensePage?: string;
}

/** Describes a picture and its licence. */
export function imageNode(image: ImageFacts): StructuredData {
  return { '@type': 'ImageObject', ...facts(image) };
}
