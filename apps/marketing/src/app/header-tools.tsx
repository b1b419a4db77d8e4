import { FinderButton } from '../features/page-finder/finder-button.tsx';
import { SiteModeSwitch } from '../features/mode-switch/site-mode-switch.tsx';
import { SessionControls } from '../features/session/session-controls.tsx';
import { frameTexts } from './frame-texts.ts';
import { SiteLink } from './site-link.tsx';

/** What stands at the end of the header’s bar. */
export function HeaderTools() {
  return (
    <>
      <FinderButton className="finder-button" />
      <SiteModeSwitch />
      <SessionControls />
      <SiteLink href="/contact-us?subject=pre-order" className="button button-primary header-action">
        {frameTexts.preOrder}
      </SiteLink>
    </>
  );
}
