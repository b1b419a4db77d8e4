import { useText } from '@genmaster/i18n';
import { SiteLink } from '../../platform/site-link.tsx';
import { useFinderIndex } from './use-finder-index.ts';

const SUGGESTIONS = 3;

/** Lists the best matches of a query as links. */
export function FinderSuggestions({ words }: { words: string }) {
  const t = useText();
  const { find } = useFinderIndex();
  if (!find) return null;
  const places = find(words).slice(0, SUGGESTIONS);
  if (places.length === 0) return <p>{t('finder.none', { words })}</p>;
  return (
    <ul>
      {places.map(({ href, name, area, page, about }) => (
        <li key={href}>
          <SiteLink href={href}>{name}</SiteLink>
          <span>{about || (page ? t('finder.within', { page, area }) : area)}</span>
        </li>
      ))}
    </ul>
  );
}
