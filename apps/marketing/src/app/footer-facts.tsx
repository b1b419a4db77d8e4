import { addressIn } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';
import { VoiceButton } from '../features/voice-assistant/voice-button.tsx';
import { SiteLink } from '../platform/site-link.tsx';

/** Renders the facts in the footer of every page: the offer, the site and its promises. */
export function FooterFacts() {
  const { code, t } = useLanguage();
  return (
    <>
      <div className="foot-facts">
        <p>{t('footer.offer')}</p>
        <p>{t('footer.storage')}</p>
        <p>
          {t('footer.accessibility')}{' '}
          <SiteLink href={addressIn(code, '/contact-us?subject=accessibility')}>{t('footer.reportBarrier')}</SiteLink>
        </p>
        <p>
          {t('footer.support')} {t('footer.licences')}
        </p>
      </div>
      <p>
        <SiteLink href={addressIn(code, '/contact-us')}>{t('footer.contact')}</SiteLink>
        {' · '}
        <SiteLink href={addressIn(code, '/contact-us?subject=question')}>{t('footer.reportLink')}</SiteLink>
        {'\u2003'}
        <VoiceButton className="footer-button" />
      </p>
    </>
  );
}
