import type { ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePartText } from '@genmaster/i18n';
import { PairRow } from './pair-row.tsx';
import { PairRepair } from './pair-repair.tsx';
import { pointAt } from './pointer-mark.ts';
import type { PairOnPage } from './read-page.ts';
import { passes } from './text-pairs.ts';

export interface PairListProps {
  /** The pairs to list. */
  pairs: readonly PairOnPage[];
  /** Every pair of the page, for a repair that breaks no other. */
  all: readonly PairOnPage[];
  engine: ThemeEngine | null;
  announce: (text: string) => void;
}

/** Lists the pairs of the page; each can be located on the page, and repaired where the theme sets its colour. */
export function PairList({ pairs, all, engine, announce }: PairListProps) {
  const t = usePartText('contrast-check');
  const [shown, setShown] = useState<{ key: string; place: number } | null>(null);
  const unmark = useRef<(() => void) | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  useEffect(() => () => unmark.current?.(), []);
  const leave = () => {
    unmark.current?.();
    unmark.current = null;
    setShown(null);
    opener.current?.focus();
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    leave();
  };
  const show = (pair: PairOnPage, button: HTMLButtonElement) => {
    const places = pair.places.filter(({ isConnected }) => isConnected);
    const place = shown?.key === pair.key ? (shown.place + 1) % places.length : 0;
    const element = places[place];
    if (!element) return announce(t('gone'));
    unmark.current = pointAt(element);
    opener.current = button;
    setShown({ key: pair.key, place });
    announce(t('shown', { text: element.textContent?.trim().slice(0, 80) ?? pair.sample, place: place + 1 }));
  };
  if (pairs.length === 0) return <p>{t('none')}</p>;
  return (
    <ol className="contrast-pairs" data-unread>
      {pairs.map((pair) => (
        <PairRow key={pair.key} pair={pair} title={`“${pair.sample}”`}>
          <div className="demo-scenarios">
            <button
              type="button"
              className="chip"
              aria-label={t('point.name', { text: pair.sample })}
              onKeyDown={leaveByEscape}
              onClick={({ currentTarget }) => show(pair, currentTarget)}
            >
              {t('point', { count: pair.places.length })}
            </button>
            {shown?.key === pair.key ? (
              <button type="button" className="button contrast-back" onKeyDown={leaveByEscape} onClick={leave}>
                {t('back')}
              </button>
            ) : null}
          </div>
          {passes(pair) ? null : <PairRepair pair={pair} all={all} engine={engine} announce={announce} />}
        </PairRow>
      ))}
    </ol>
  );
}
