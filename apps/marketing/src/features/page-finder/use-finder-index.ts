import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../platform/services-context.tsx';
import { useSiteLanguage } from '../navigation/site-navigation.tsx';
import { readFinderIndex, type FindPlaces } from './finder-index.ts';
import { finderPathOf } from './finder-path.ts';

/** Loads the index of the page’s language, once per language. */
export function useFinderIndex(): { find: FindPlaces | null; isLost: boolean; retry: () => void } {
  const services = useServices();
  const { code: language } = useSiteLanguage();
  const [loaded, setLoaded] = useState<{ of: string; find: FindPlaces | null } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const keep = (find: FindPlaces | null) => {
      if (isWanted) setLoaded({ of: language, find });
    };
    services
      .fetch(new URL(finderPathOf(language), document.baseURI).href)
      .then((response) => {
        if (!response.ok) throw new Error(`The index answered ${response.status}.`);
        return response.text();
      })
      .then((text) => keep(readFinderIndex(text)))
      .catch((error: unknown) => {
        services.log('[marketing] The page finder has no index. It offers to try again.', error);
        keep(null);
      });
    return () => {
      isWanted = false;
    };
  }, [services, language, tries]);
  const current = loaded?.of === language ? loaded : null;
  const retry = useCallback(() => {
    setLoaded(null);
    setTries((count) => count + 1);
  }, []);
  return { find: current?.find ?? null, isLost: current !== null && current.find === null, retry };
}
