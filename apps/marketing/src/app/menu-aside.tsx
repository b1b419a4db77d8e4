import { addressIn } from '@genmaster/i18n';
import type { SiteNavigation } from '../content/navigation.ts';
import { useLanguage } from '@genmaster/i18n';
import { Icon } from '../pages/icon.tsx';
import { SiteLink } from '../platform/site-link.tsx';

/** Example values, the same in every language. */
const SAMPLE = { company: 'Example Traders', number: 'INV-0001', dueDate: '2030-11-18', amount: '436.79' };

/** Renders a sentence and a small picture beside the area of a menu; menus of several areas have no space for it. */
export function MenuAside({ menu }: { menu: SiteNavigation['menus'][number] }) {
  const { code, t } = useLanguage();
  switch (menu.id) {
    case 'assistance':
      return (
        <>
          <p className="menu-aside-title">{t('menu.assistance.title')}</p>
          <p>{t('menu.assistance.text')}</p>
          <div className="win menu-picture" aria-hidden="true">
            <span>{t('menu.assistance.field')}</span>
            <b>{SAMPLE.company}</b>
            <span className="st ok">{t('menu.assistance.accepted')}</span>
          </div>
          <MoreLink href={addressIn(code, '/generative-ai')} label={t('menu.assistance.link')} />
        </>
      );
    case 'parts':
      return (
        <>
          <p className="menu-aside-title">{t('menu.parts.title')}</p>
          <p>{t('menu.parts.text')}</p>
          <div className="win menu-picture" aria-hidden="true">
            <span>{SAMPLE.number}</span>
            <span>{SAMPLE.dueDate}</span>
            <b>{SAMPLE.amount}</b>
          </div>
          <MoreLink href={addressIn(code, '/inbuilt-solutions')} label={t('menu.parts.link')} />
        </>
      );
    case 'different':
      return (
        <>
          <p className="menu-aside-title">{t('menu.different.title')}</p>
          <p>{t('menu.different.text')}</p>
          <div className="win ink menu-files" aria-hidden="true">
            <code>src/generated/</code>
            <span>{t('menu.different.generated')}</span>
            <code>src/manual/</code>
            <span>{t('menu.different.manual')}</span>
          </div>
          <MoreLink
            href={addressIn(code, '/uniqueness/auto-manual-code-bifracation')}
            label={t('menu.different.link')}
          />
        </>
      );
    default:
      return null;
  }
}

function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <SiteLink href={href} className="more">
      {label}
      <Icon name="go" />
    </SiteLink>
  );
}
