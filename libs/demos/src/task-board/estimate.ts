import type { Card } from './board.ts';
import type { SayBoard } from './sample-boards.ts';

/** Says how long a task is thought to take: a range, never one figure. */
export function estimateOf(say: SayBoard, { low, high }: Pick<Card, 'low' | 'high'>): string {
  return low === null || high === null ? say('noEstimate') : say('range', { low, high });
}
