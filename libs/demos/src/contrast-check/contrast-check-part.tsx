import { use, useEffect, useState } from 'react';
import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { deliveredPairs } from './delivered-pairs.ts';
import { LastReadingContext } from './last-reading.ts';
import { PairList } from './pair-list.tsx';
import { PairRow } from './pair-row.tsx';
import { byUrgency, passes } from './text-pairs.ts';
import { ThemeTrial } from './theme-trial.tsx';
import { usePageReading } from './use-page-reading.ts';
import { usePageTheme } from './use-page-theme.ts';

/** State of the demo: which pairs are listed. */
export interface ContrastCheckState {
  show: 'nearest' | 'failing' | 'all';
}

/** Number of pairs listed under “nearest to the limit”. */
const NEAREST_COUNT = 6;

/** Lists the page’s colour pairs with their contrast; before the page is read, the pairs of the default theme. */
export function ContrastCheckPart({ state, announce }: DemoPartProps<ContrastCheckState>) {
  const t = usePartText('contrast-check');
  const last = use(LastReadingContext);
  const { reading, readAgain } = usePageReading();
  const engine = usePageTheme();
  const [delivered] = useState(deliveredPairs);
  useEffect(() => {
    if (reading) last.pairs = reading.pairs;
  }, [last, reading]);
  const choose = <Pair extends (typeof delivered)[number] | NonNullable<typeof reading>['pairs'][number]>(
    pairs: readonly Pair[],
  ) => {
    const sorted = [...pairs].sort(byUrgency);
    if (state.show === 'failing') return sorted.filter((pair) => !passes(pair));
    return state.show === 'nearest' ? sorted.slice(0, NEAREST_COUNT) : sorted;
  };

  if (!reading) {
    return (
      <div className="demo-column">
        <p>{t('delivered', { pairs: delivered.length })}</p>
        <ol className="contrast-pairs">
          {choose(delivered).map((pair) => (
            <PairRow key={pair.key} pair={pair} title={<code dir="ltr">{pair.name}</code>} />
          ))}
        </ol>
      </div>
    );
  }
  const failing = reading.pairs.filter((pair) => !passes(pair)).length;
  return (
    <div className="demo-column" data-reading="page">
      <p role="status">
        {t('read', { texts: reading.count, pairs: reading.pairs.length })} {t('failing', { count: failing })}{' '}
        {reading.unread > 0 ? t('unread', { count: reading.unread }) : null}
      </p>
      <ThemeTrial engine={engine} announce={announce} onReadAgain={readAgain} />
      <PairList pairs={choose(reading.pairs)} all={reading.pairs} engine={engine} announce={announce} />
    </div>
  );
}
