import { addressIn } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';
import { SiteLink } from '../platform/site-link.tsx';

/** Renders the site’s main link: to the contact form, with the pre-order selected. */
export function PreOrderLink({ className }: { className: string }) {
  const { code, t } = useLanguage();
  return (
    <SiteLink href={addressIn(code, '/contact-us?subject=pre-order')} className={className}>
      {t('frame.preOrder')}
    </SiteLink>
  );
}
