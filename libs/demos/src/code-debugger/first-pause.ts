import type { DebugView } from '@genmaster/app-model/script';
import type { DebugCommand } from '../sandbox/sandbox-messages.ts';
import { lateFee } from './samples.ts';

/** Steps from the start of the first example to the pause that the page shows. */
export const firstSteps: readonly DebugCommand[] = [
  { kind: 'advance', how: 'continue', breakpoints: lateFee.breakpoints },
];

/** The pause that the prerendered page shows, as the interpreter returns it; the first step loads the interpreter. */
export const firstPause: DebugView = {
  status: 'paused',
  line: 10,
  stack: [
    { name: 'lateFee', line: 10 },
    { name: '', line: 14 },
  ],
  frame: 0,
  values: [
    { name: 'amount', text: '1200', isChanged: true },
    { name: 'daysLate', text: '12', isChanged: true },
    { name: 'graceDays', text: '5', isChanged: true },
    { name: 'dailyRate', text: '0.001', isChanged: true },
    { name: 'chargeableDays', text: '7', isChanged: true },
    { name: 'fee', text: null, isChanged: true },
  ],
  watches: [{ expression: 'amount * dailyRate', text: '1.2', isError: false }],
  output: [],
  problem: null,
  limit: null,
};
