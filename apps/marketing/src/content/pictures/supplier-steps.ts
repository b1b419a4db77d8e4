import { formSteps } from '@genmaster/app-model';
import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

const titles = [...formSteps.map(({ title }) => title), 'Review'];

/** The path through the demo’s form; a step with a condition is shown to some visitors only. */
export const supplierSteps: Figure = flow({
  caption: 'The way through the form above: the broken edge marks the step that some never see',
  alternative: `One step leads to the next: ${titles.join(', ')}. ${formSteps
    .filter(({ when }) => when)
    .map(({ title }) => title)
    .join(' and ')} has a broken edge, because only those who are registered for tax are asked.`,
  stages: [
    ...formSteps.map(({ title, when }) => [
      {
        name: title,
        note: when ? 'only if registered' : 'always',
        look: when ? ('quiet' as const) : ('card' as const),
      },
    ]),
    [{ name: 'Review', note: 'always', look: 'lead' }],
  ],
});
