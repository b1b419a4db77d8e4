import { needOptions } from '../core/need-options.ts';
import type { StructuredData } from '../core/page-metadata.ts';
import { withoutNulls } from '../core/without-nulls.ts';
import { facts } from './facts.ts';

/** Facts about the author of an article, a performer, or the subject of a page. */
export interface PersonFacts {
  /** A work may be by an organisation, and a group may perform. @default 'Person' */
  readonly type?: 'Person' | 'Organization' | 'PerformingGroup' | undefined;
  readonly name: string;
  readonly alternateName?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly image?: string | undefined;
  /** Profiles of the same person on other sites. */
  readonly sameAs?: readonly string[] | undefined;
}

/** Builds the node of a person, or of a group that stands in the place of one. */
export function personNode({ type, ...person }: PersonFacts): StructuredData {
  return { '@type': type ?? 'Person', ...facts(person) };
}

/** Facts about an article of any kind. */
export interface ArticleFacts {
  /** @default 'Article' */
  readonly type?: 'Article' | 'BlogPosting' | 'NewsArticle' | 'TechArticle' | undefined;
  readonly headline: string;
  readonly description?: string | undefined;
  readonly image?: string | readonly string[] | undefined;
  /** ISO 8601. */
  readonly datePublished: string;
  readonly dateModified?: string | undefined;
  readonly authors: readonly PersonFacts[];
  /** `@id` of the publisher, such as `ORGANIZATION_ID`. */
  readonly publisherId?: string | undefined;
}

/**
 * Builds the node of an article with its authors.
 *
 * Rules: developers.google.com/search/docs/appearance/structured-data/article
 */
export function articleNode(given: ArticleFacts): StructuredData {
  needOptions(given, 'authors', 'no node is made');
  const { type, authors, publisherId, ...article } = withoutNulls(given);
  return {
    '@type': type ?? 'Article',
    '@id': '#article',
    ...facts(article),
    author: authors.map(personNode),
    mainEntityOfPage: '#webpage',
    ...(publisherId && { publisher: { '@id': publisherId } }),
  };
}

/** Builds the node of the questions that a page answers; the page must show them. */
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

/** Facts about a picture and its licence. */
export interface ImageFacts {
  readonly contentUrl: string;
  readonly caption?: string | undefined;
  readonly creator?: PersonFacts | undefined;
  readonly creditText?: string | undefined;
  readonly copyrightNotice?: string | undefined;
  /** Address of the licence; `acquireLicensePage` is the address of the page where one is bought. */
  readonly license?: string | undefined;
  readonly acquireLicensePage?: string | undefined;
}

/** Builds the node of a picture with its licence. */
export function imageNode({ creator, ...image }: ImageFacts): StructuredData {
  return { '@type': 'ImageObject', ...facts(image), ...(creator && { creator: personNode(creator) }) };
}
