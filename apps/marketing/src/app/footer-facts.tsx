import { addressIn } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';
import { VoiceButton } from '../features/voice-assistant/voice-button.tsx';
import { SiteLink } from '../platform/site-link.tsx';

/** Renders the facts in the footer of every page: the offer, the site and its promises. */
export function FooterFacts() {
  const { code, say } = useLanguage();
  return (
    <>
      <div className="foot-facts">
        <p>{say('footer.offer')}</p>
        <p>{say('footer.storage')}</p>
        <p>
          {say('footer.accessibility')}{' '}
          <SiteLink href={addressIn(code, '/contact-us?subject=accessibility')}>{say('footer.reportBarrier')}</SiteLink>
        </p>
        <p>
          {say('footer.support')} {say('footer.licences')}
        </p>
      </div>
      <p>
        <SiteLink href={addressIn(code, '/contact-us')}>{say('footer.contact')}</SiteLink>
        {' · '}
        <SiteLink href={addressIn(code, '/contact-us?subject=question')}>{say('footer.reportLink')}</SiteLink>
        {'\u2003'}
        <VoiceButton className="footer-button" />
      </p>
    </>
  );
}
