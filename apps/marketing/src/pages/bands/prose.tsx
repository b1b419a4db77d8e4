import { BlockList } from '../text/block-list.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders text with lists, cards or tables; wide blocks are below the text. */
export function Prose({ band }: BandProps<'prose'>) {
  const { id, ground, heading, lead, link, blocks } = band;
  const isWide = (kind: string) => kind === 'cards' || kind === 'table' || kind === 'figure' || kind === 'code';
  const narrow = blocks.filter(({ kind }) => !isWide(kind));
  const wide = blocks.filter(({ kind }) => isWide(kind));
  return (
    <BandSection id={id} ground={ground}>
      <div className="ask">
        <BandHead id={id} heading={heading} lead={lead} link={link} />
        <div className="prose">
          <BlockList blocks={narrow} />
        </div>
      </div>
      {wide.length > 0 ? (
        <div className="prose-wide">
          <BlockList blocks={wide} />
        </div>
      ) : null}
    </BandSection>
  );
}
