import { printColor } from '@genmaster/theme-engine';
import type { ReactNode } from 'react';
import { usePartText } from '@genmaster/i18n';
import { passes, printRatio, type TextPair } from './text-pairs.ts';

export interface PairRowProps {
  pair: TextPair;
  /** Title of the row. */
  title: ReactNode;
  /** Actions for the pair. */
  children?: ReactNode;
}

/** Renders a colour pair as a swatch, with its contrast in words. */
export function PairRow({ pair, title, children }: PairRowProps) {
  const t = usePartText('contrast-check');
  const { text, background, ratio, min, lc } = pair;
  const ease = lc >= 60 ? 'apca.easy' : lc >= 45 ? 'apca.large' : 'apca.hard';
  return (
    <li className="contrast-pair" data-state={passes(pair) ? 'passes' : 'fails'}>
      {/* Attributes instead of styles, which the page’s policy would not let through in its HTML. */}
      <svg viewBox="0 0 48 36" aria-hidden="true" className="contrast-swatch">
        <rect width="48" height="36" fill={printColor(background)} />
        <text x="24" y="25" textAnchor="middle" fontSize="20" fill={printColor(text)}>
          Aa
        </text>
      </svg>
      <div className="contrast-facts">
        <p className="contrast-title">{title}</p>
        <p>
          <strong>{passes(pair) ? t('passes') : t('fails')}</strong>{' '}
          {t(min === 3 ? 'ratio.large' : 'ratio', { ratio: printRatio(ratio), min })}{' '}
          <span className="sample-count">{t(ease, { lc })}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
