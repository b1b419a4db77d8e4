import type { ContentBlock } from '../../content/page-content.ts';
import { ContactFormSlot } from '../../features/contact/contact-form-slot.tsx';
import { Words } from '../words.tsx';
import { Cards } from '../blocks/cards.tsx';
import { CodeListing } from '@genmaster/demos';
import { DataTable } from '../blocks/data-table.tsx';
import { Figure } from '../blocks/figure.tsx';
import { PageLink } from '../blocks/page-link.tsx';

/** Props of `BlockList`. */
export interface BlockListProps {
  /** Paragraphs, lists, tables and other blocks of text. */
  blocks: readonly ContentBlock[];
}

/** Renders blocks of text below one another. */
export function BlockList({ blocks }: BlockListProps) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className="note">
          <Words text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="list">
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="list">
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <b>{title}.</b> <Words text={text} />
            </li>
          ))}
        </ol>
      );
    case 'cards':
      return <Cards items={block.items} />;
    case 'table':
      return <DataTable {...block} />;
    case 'code':
      return <CodeListing {...block} />;
    case 'figure':
      return <Figure {...block} />;
    case 'links':
      return (
        <ul className="links">
          {block.items.map((link) => (
            <li key={link.href + link.label}>
              <PageLink link={link} />
              {link.note ? <span className="links-note">{link.note}</span> : null}
            </li>
          ))}
        </ul>
      );
    case 'contact-form':
      return <ContactFormSlot />;
    default:
      return block satisfies never;
  }
}
