import type { Card } from './board.ts';
import type { SayBoard } from './sample-boards.ts';

/** Formats the estimate of a task: always a range, never a single number. */
export function estimateOf(say: SayBoard, { low, high }: Pick<Card, 'low' | 'high'>): string {
  return low === null || high === null ? say('noEstimate') : say('range', { low, high });
}
