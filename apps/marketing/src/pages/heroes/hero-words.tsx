import type { PageView } from '../../content/page-view/page-view.ts';
import { PageLink } from '../blocks/page-link.tsx';
import { Words } from '../words.tsx';

const COMPOUND = /((?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+)/u;

/** Renders the heading of a page; a line never ends inside a compound such as “front-end”. */
export const Heading = ({ page: { heading } }: { page: PageView }) => (
  <h1>
    {heading.split(COMPOUND).map((text, index) =>
      index % 2 === 1 ? (
        <span key={index} className="whole">
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </h1>
);

/** Renders the promise of a page below its heading. */
export const Lead = ({ page, className = 'lead' }: { page: PageView; className?: string }) => (
  <p className={className}>
    <Words text={page.promise} />
  </p>
);

/**
 * Renders the actions of a page, the most wanted one first, and below them the note about what is not available yet.
 */
export const Actions = ({ page: { actions, status } }: { page: PageView }) => (
  <>
    {actions.length === 0 ? null : (
      <p className="acts">
        {actions.map((action, index) => (
          <PageLink key={action.href} link={action} className={index === 0 ? 'btn main' : 'btn'} />
        ))}
      </p>
    )}
    {status ? <p className="note">{status}</p> : null}
  </>
);
