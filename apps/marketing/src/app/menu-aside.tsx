import { addressIn } from '@genmaster/i18n';
import type { SiteNavigation } from '../content/navigation.ts';
import { useLanguage } from '@genmaster/i18n';
import { SiteLink } from '../platform/site-link.tsx';

/** Example values that are the same in every language. */
const SAMPLE = { company: 'Example Traders', number: 'INV-0001', dueDate: '2030-11-18', amount: '436.79' };

/** Renders a sentence and a small picture beside the area of a menu; menus of several areas have no space for it. */
export function MenuAside({ menu }: { menu: SiteNavigation['menus'][number] }) {
  const { code, say } = useLanguage();
  switch (menu.id) {
    case 'assistance':
      return (
        <>
          <p className="menu-aside-title">{say('menu.assistance.title')}</p>
          <p>{say('menu.assistance.text')}</p>
          <div className="win menu-picture" aria-hidden="true">
            <span>{say('menu.assistance.field')}</span>
            <b>{SAMPLE.company}</b>
            <span className="st ok">{say('menu.assistance.accepted')}</span>
          </div>
          <MoreLink href={addressIn(code, '/generative-ai')} label={say('menu.assistance.link')} />
        </>
      );
    case 'parts':
      return (
        <>
          <p className="menu-aside-title">{say('menu.parts.title')}</p>
          <p>{say('menu.parts.text')}</p>
          <div className="win menu-picture" aria-hidden="true">
            <span>{SAMPLE.number}</span>
            <span>{SAMPLE.dueDate}</span>
            <b>{SAMPLE.amount}</b>
          </div>
          <MoreLink href={addressIn(code, '/inbuilt-solutions')} label={say('menu.parts.link')} />
        </>
      );
    case 'different':
      return (
        <>
          <p className="menu-aside-title">{say('menu.different.title')}</p>
          <p>{say('menu.different.text')}</p>
          <div className="win ink menu-files" aria-hidden="true">
            <code>src/generated/</code>
            <span>{say('menu.different.generated')}</span>
            <code>src/manual/</code>
            <span>{say('menu.different.manual')}</span>
          </div>
          <MoreLink
            href={addressIn(code, '/uniqueness/auto-manual-code-bifracation')}
            label={say('menu.different.link')}
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
      <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3.5 10h12m-4.5-4.5L15.5 10 11 14.5" />
      </svg>
    </SiteLink>
  );
}
