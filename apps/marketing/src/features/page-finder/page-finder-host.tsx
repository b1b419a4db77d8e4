import { PageFinder, type FoundPage, type PageFinderLabels } from '@genmaster/shell-ui/page-finder';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useSiteLanguage } from '../navigation/site-navigation.tsx';
import { finderClosed, selectFinderWords, selectIsFinderOpen, wordsTyped } from './page-finder-slice.ts';
import { useFinderIndex } from './use-finder-index.ts';

/** Renders the page finder: loads the index of the page’s language, and navigates to the chosen place. */
export function PageFinderHost() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { t, navigation } = useSiteLanguage();
  const isOpen = useSiteSelector(selectIsFinderOpen);
  const words = useSiteSelector(selectFinderWords);
  const { find, isLost, retry } = useFinderIndex();

  const results = useMemo((): readonly FoundPage[] => {
    if (words.trim() === '') {
      return navigation.areas.flatMap(({ overview }) =>
        overview ? [{ href: overview.href, label: overview.label, detail: '', about: overview.summary }] : [],
      );
    }
    return (find?.(words) ?? []).map(({ href, name, area, page, about }) => ({
      href,
      label: name,
      about,
      // The overview page of an area has the same name as the area.
      detail: page && page !== area ? t('finder.within', { page, area }) : area,
    }));
  }, [words, find, navigation, t]);

  const labels: PageFinderLabels = {
    title: t('finder.title'),
    placeholder: t('finder.placeholder'),
    start: t('finder.start'),
    loading: t('finder.loading'),
    lost: t('finder.lost'),
    retry: t('finder.retry'),
    // The finder itself replaces the placeholders.
    none: t('finder.none', { words: '{words}' }),
    many: t('finder.many', { count: '{count}' }),
    one: t('finder.one'),
    keys: t('finder.keys'),
    close: t('finder.close'),
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
        return void navigate(href);
      }}
    />
  );
}
