import { addressIn } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';
import { SiteLink } from '../platform/site-link.tsx';

/** Label of the key. */
const COMMAND_KEY = 'Ctrl';

/** Lists the pages outside of all areas, at the end of every menu, the sheet and the drawer. */
export function PagesOutside() {
  const { code, t } = useLanguage();
  return (
    <>
      <SiteLink href={addressIn(code, '/about-us')}>{t('menu.about')}</SiteLink>
      <SiteLink href={addressIn(code, '/contact-us')}>{t('menu.contact')}</SiteLink>
    </>
  );
}

/** Renders the footer of a menu: pages outside of all areas, the playground, and the shortcut of the page finder. */
export function MenuEnd() {
  const { code, t } = useLanguage();
  return (
    <>
      <PagesOutside />
      <SiteLink href={addressIn(code, '/designingtool')}>{t('menu.playground')}</SiteLink>
      <span className="menu-keys needs-script">
        {t('menu.keys')} <kbd>{COMMAND_KEY}</kbd> <kbd>K</kbd>
      </span>
    </>
  );
}
