import { FinderButton } from '../features/page-finder/finder-button.tsx';
import { addressIn } from '../content/languages.ts';
import { LanguageSwitch } from '../features/language-switch/language-switch.tsx';
import { SiteModeSwitch } from '../features/mode-switch/site-mode-switch.tsx';
import { SessionControls } from '../features/session/session-controls.tsx';
import { useLanguage } from '../i18n/page-language.tsx';
import { SiteLink } from './site-link.tsx';

/** What stands at the end of the header’s bar. */
export function HeaderTools() {
  const { code, say } = useLanguage();
  return (
    <>
      <FinderButton className="finder-button" />
      <LanguageSwitch className="language-switch" />
      <SiteModeSwitch />
      <SessionControls />
      <SiteLink href={addressIn(code, '/contact-us?subject=pre-order')} className="button button-primary header-action">
        {say('frame.preOrder')}
      </SiteLink>
    </>
  );
}
