import type { BandOf } from '../../content/page-view/page-view.ts';
import { SiteLink } from '../../platform/site-link.tsx';
import type { DrawnPicture } from '../../content/drawing/drawn.ts';
import { Icon } from '../icon.tsx';
import { WindowBody } from '../pictures/window-body.tsx';
import { Words } from '../words.tsx';
import { BandHead } from './band-head.tsx';
import { usePageWords } from '../use-page-words.ts';
import type { BandProps } from './band-props.ts';

type Tile = BandOf<'bento'>['tiles'][number];

/** Renders five to seven tiles, each with a picture, a name, one sentence and one link. */
export function Bento({ band }: BandProps<'bento'>) {
  const { id, ground = 'stage', heading, lead, link, tiles } = band;
  return (
    <section
      id={id}
      className={`parts ${ground} ${heading ? 'band' : 'joins'} ${ground === 'stage' ? '' : 'on-paper'}`.trim()}
      data-ground={ground}
    >
      <div className="wrap">
        {heading ? <BandHead id={id} heading={heading} lead={lead} link={link} isWide /> : null}
        <div className="bento" data-count={tiles.length}>
          {tiles.map((tile) => (
            <TileView key={tile.title} tile={tile} level={heading ? 'h3' : 'h2'} />
          ))}
        </div>
      </div>
    </section>
  );
}

function TileView({ tile, level: Heading }: { tile: Tile; level: 'h2' | 'h3' }) {
  const { size, title, text, href, picture, vivid, dark, planned } = tile;
  const t = usePageWords();
  const isDark = dark ?? picture[0]?.ink ?? false;
  const isPlanned = planned ?? picture[0]?.planned !== undefined;
  const body = picture[0]?.body.show;
  return (
    <article className={['tile', size, vivid ? 'vivid' : ''].filter(Boolean).join(' ')}>
      <div className={`pic ${isDark && !vivid ? 'stage' : ''}`.trim()} data-shows={body}>
        <TilePicture picture={picture} />
      </div>
      <div className="cap">
        <Heading>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</Heading>
        {isPlanned ? <span className="tag plan">{t.planned}</span> : href ? <Icon name="go" /> : null}
        <p>
          <Words text={text} />
        </p>
      </div>
    </article>
  );
}

/** Kinds of pictures that need the title bar of their window to be understood. */
const BARRED = ['source', 'list', 'policy', 'tree', 'proposal', 'text', 'calls'];

/** Renders the content of each window without its frame, because the tile is the frame. */
function TilePicture({ picture }: { picture: DrawnPicture }) {
  return picture.slice(0, 1).map(({ title, note, body, phone }, index) => (
    <div key={index} className={phone ? 'phone win' : 'bare'}>
      {title && BARRED.includes(body.show) ? (
        <p className="bar">
          <span>{title}</span>
          {note?.trim() ? <span className="n">{note}</span> : null}
        </p>
      ) : null}
      <WindowBody body={body} />
    </div>
  ));
}
