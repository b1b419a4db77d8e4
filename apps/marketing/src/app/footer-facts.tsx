import { frameTexts } from './frame-texts.ts';
import { SiteLink } from './site-link.tsx';

/** What the end of every page says about the offer, the site and its makers’ promises. */
export function FooterFacts() {
  return (
    <>
      <p>{frameTexts.offer}</p>
      <p>
        {frameTexts.accessibility}{' '}
        <SiteLink href="/contact-us?subject=accessibility">{frameTexts.reportBarrier}</SiteLink>
      </p>
      <p>{frameTexts.storage}</p>
      <p>
        {frameTexts.languages} {frameTexts.licences}
      </p>
      <p>
        <SiteLink href="/contact-us">{frameTexts.contact}</SiteLink>
        {' · '}
        <SiteLink href="/contact-us?subject=question">{frameTexts.reportLink}</SiteLink>
      </p>
    </>
  );
}
