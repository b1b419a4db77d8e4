import { PageFinder, type FoundPage, type PageFinderLabels } from '@genmaster/shell-ui/page-finder';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { canTransition } from '../../platform/can-transition.ts';
import { useServices, useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useSiteLanguage } from '../navigation/site-navigation.tsx';
import { readFinderIndex, type FindPlaces } from './finder-index.ts';
import { finderPathOf } from './finder-path.ts';
import { finderClosed, selectFinderWords, selectIsFinderOpen, wordsTyped } from './page-finder-slice.ts';

/** The page finder, wired: reads the index of the page’s language, and goes where it is told. */
export function PageFinderHost() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { say, navigation } = useSiteLanguage();
  const isOpen = useSiteSelector(selectIsFinderOpen);
  const words = useSiteSelector(selectFinderWords);
  const { find, isLost, retry } = useFinderIndex();

  const results = useMemo((): readonly FoundPage[] => {
    if (words.trim() === '') {
      return navigation.areas.flatMap(({ overview }) =>
        overview ? [{ href: overview.href, label: overview.label, detail: '' }] : [],
      );
    }
    return (find?.(words) ?? []).map(({ href, name, area, page }) => ({
      href,
      label: name,
      detail: page ? say('finder.within', { page, area }) : area,
    }));
  }, [words, find, navigation, say]);

  const labels: PageFinderLabels = {
    title: say('finder.title'),
    placeholder: say('finder.placeholder'),
    start: say('finder.start'),
    loading: say('finder.loading'),
    lost: say('finder.lost'),
    retry: say('finder.retry'),
    // The finder fills these in itself.
    none: say('finder.none', { words: '{words}' }),
    many: say('finder.many', { count: '{count}' }),
    one: say('finder.one'),
    keys: say('finder.keys'),
    close: say('finder.close'),
  };
  return (
    <PageFinder
      isOpen={isOpen}
      words={words}
      results={results}
      status={find ? 'ready' : isLost ? 'lost' : 'loading'}
      labels={labels}
      onWordsChange={(details) => dispatch(wordsTyped(details.words))}
      onRetry={retry}
      onDismiss={() => dispatch(finderClosed())}
      onChoose={({ href, isElsewhere }) => {
        if (isElsewhere) return void window.open(href, '_blank', 'noopener');
        dispatch(finderClosed());
        return void navigate(href, { viewTransition: canTransition() });
      }}
    />
  );
}

/** The index of the page’s language, fetched once for each. */
function useFinderIndex(): { find: FindPlaces | null; isLost: boolean; retry: () => void } {
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
