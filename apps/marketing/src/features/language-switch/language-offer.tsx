import { useEffect, useState } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { PAGE_ROUTE_ID } from '../../platform/page-route-id.ts';
import { useServices } from '../../platform/services-context.tsx';
import { addressIn, canonicalAddress, languageOf, type LanguageCode } from '@genmaster/i18n';
import type { PageDocument } from '../../content/page-document.ts';
import { offeredLanguage } from '@genmaster/i18n';
import type { LanguagePack } from '@genmaster/i18n';

/**
 * Offers the page in the visitor’s language, in a text of that language, when the page has a translation.
 *
 * The offer is above the end of the viewport, so it causes no layout shift; nobody is redirected. Both answers are
 * stored.
 */
export function LanguageOffer() {
  const { languageChoice, languages } = useServices();
  const { pathname } = useLocation();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const [offered, setOffered] = useState<LanguagePack | null>(null);
  const hasOther = (document?.head.alternates.length ?? 0) > 0;

  useEffect(() => {
    let isWanted = true;
    const code = hasOther ? offeredLanguage(pathname, languageChoice) : null;
    // Without the texts of the language there is no offer; the switch in the header still works.
    const pack = code ? languages.load(code).catch(() => null) : Promise.resolve(null);
    void pack.then((found) => {
      if (isWanted) setOffered(found);
    });
    return () => {
      isWanted = false;
    };
  }, [hasOther, pathname, languageChoice, languages]);

  if (!offered || offered.code === languageOf(pathname)) return null;
  const { code, t } = offered;
  const choose = (chosen: LanguageCode) => {
    languageChoice.choose(chosen);
    setOffered(null);
    // The pressed control disappears with the offer; the focus goes on to the page.
    window.document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className="language-offer" lang={code} aria-label={t('language.label')}>
      <p>{t('language.offer')}</p>
      <Link
        to={addressIn(code, canonicalAddress(pathname))}
        hrefLang={code}
        className="button button-primary"
        onClick={() => choose(code)}
      >
        {t('language.offer.take')}
      </Link>
      <button type="button" className="button" onClick={() => choose(languageOf(pathname))}>
        {t('language.offer.dismiss')}
      </button>
    </aside>
  );
}
