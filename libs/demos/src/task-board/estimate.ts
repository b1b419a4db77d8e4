import type { Card } from './board.ts';
import type { TranslateBoard } from './sample-boards.ts';

/** Formats the estimate of a task: always a range, never a single number. */
export function estimateOf(t: TranslateBoard, { low, high }: Pick<Card, 'low' | 'high'>): string {
  return low === null || high === null ? t('noEstimate') : t('range', { low, high });
}
