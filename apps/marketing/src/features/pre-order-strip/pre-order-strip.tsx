import { SiteLink } from '../../app/site-link.tsx';
import { preOrderTexts } from './pre-order-texts.ts';
import { dismissStrip } from './strip-memory.ts';

/**
 * The one line above the header. It takes its own room, so it covers nothing.
 *
 * Whether it was dismissed is the document’s state: the script before the first paint sets it again on the next page,
 * so a dismissed strip never flashes and never moves what is below it.
 */
export function PreOrderStrip() {
  return (
    <aside className="strip" aria-label={preOrderTexts.name}>
      <p className="strip-text">
        <SiteLink href="/contact-us?subject=pre-order">{preOrderTexts.offer}</SiteLink>
      </p>
      <button
        type="button"
        className="strip-dismiss needs-script"
        data-early="strip"
        aria-label={preOrderTexts.dismiss}
        title={preOrderTexts.dismiss}
        onClick={() => dismissStrip(document)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
