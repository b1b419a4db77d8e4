import { FinderButton } from '../features/page-finder/finder-button.tsx';
import { LanguageSwitch } from '../features/language-switch/language-switch.tsx';
import { SiteModeSwitch } from '../features/mode-switch/site-mode-switch.tsx';
import { SessionControls } from '../features/session/session-controls.tsx';
import { useHasUnstored } from './use-has-unstored.ts';

/** Renders the tools at the end of the header. */
export function HeaderTools() {
  return (
    <>
      <FinderButton className="finder-button" />
      <LanguageSwitch className="language-switch" />
      <SiteModeSwitch />
      <SessionControls hasUnstored={useHasUnstored()} />
    </>
  );
}
