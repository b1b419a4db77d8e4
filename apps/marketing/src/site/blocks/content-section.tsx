import type { ContentBlock, ContentSection as Section } from '../../content/page-content.ts';
import { ContactFormSlot } from '../../features/contact/contact-form-slot.tsx';
import { Cards } from './cards.tsx';
import { CodeListing } from './code-listing.tsx';
import { DataTable } from './data-table.tsx';
import { Figure } from './figure.tsx';
import { InlineText } from './inline-text.tsx';
import { PageLink } from './page-link.tsx';

/** Props of `ContentSection`. */
export interface ContentSectionProps {
  /** Heading, anchor and blocks, as the content has them. */
  section: Section;
}

/** One section of a page: its heading, which is also its anchor, and its blocks. */
export function ContentSection({ section }: ContentSectionProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className="section">
      <h2 id={`${section.id}-heading`}>{section.heading}</h2>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className="note">
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="list">
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="steps">
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <InlineText text={text} />
              </p>
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
