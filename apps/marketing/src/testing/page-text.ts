import { wordsOf } from '../content/figures/figure.ts';
import type { ContentBlock, ContentLink, PageContent } from '../content/page-content.ts';

/** Every text of a page that is written for people, listings left out and words in `backticks` removed. */
export function proseOf(page: PageContent): readonly string[] {
  return [
    page.name,
    page.summary,
    page.heading,
    page.promise,
    ...(page.demo ? [page.demo.heading, page.demo.instruction, page.demo.reality] : []),
    page.metadata.title,
    page.metadata.description,
    ...page.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(proseOfBlock)]),
    ...page.questions.flatMap(({ question, answer }) => [question, answer]),
    page.closing.heading,
    page.closing.text,
    ...linksOf(page).flatMap(({ label, note }) => [label, ...(note ? [note] : [])]),
  ].map((text) => text.replace(/`[^`]*`/g, ' '));
}

/** Every link of a page, wherever it stands. */
export function linksOf(page: PageContent): readonly ContentLink[] {
  return [
    ...page.actions,
    ...page.sections.flatMap(({ blocks }) => blocks.flatMap(linksOfBlock)),
    ...page.related,
    page.closing.action,
  ];
}

/** Every listing of a page. */
export function listingsOf(page: PageContent): readonly Extract<ContentBlock, { kind: 'code' }>[] {
  return page.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'code'));
}

function proseOfBlock(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'steps':
    case 'cards':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'code':
      return [block.caption];
    case 'figure':
      return [block.caption, block.alternative, ...(wordsOf(block).length > 0 ? [wordsOf(block).join(' · ')] : [])];
    case 'contact-form':
      // Its texts are the form’s own.
      return [];
    case 'links':
      // Their texts come with the links.
      return [];
    default:
      return block satisfies never;
  }
}

function linksOfBlock(block: ContentBlock): readonly ContentLink[] {
  if (block.kind === 'links') return block.items;
  if (block.kind !== 'cards') return [];
  return block.items.flatMap(({ href, title }) => (href ? [{ href, label: title }] : []));
}
