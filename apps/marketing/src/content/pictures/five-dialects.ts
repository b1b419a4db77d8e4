import { invoice } from '../../features/demos/model/examples.ts';
import { dialects, DIALECT_IDS } from '../../features/demos/model/sql/dialects.ts';
import type { Figure } from '../figures/figure.ts';
import { flow } from '../figures/flow.ts';

const number = invoice.fields[0]!;

/** One line of the model and what the demo’s own writers make of it, engine by engine. */
export const fiveDialects: Figure = flow({
  caption: 'One line of the model, and the words that five engines have for it',
  alternative: `An arrow leads from the model’s line, text of at most 20 characters, to each engine: ${DIALECT_IDS.map((id) => `${dialects[id].name} ${dialects[id].type(number)}`).join(', ')}.`,
  stages: [
    [{ name: 'The model', code: 'number: text,\nat most 20', look: 'lead' }],
    DIALECT_IDS.map((id) => ({ name: dialects[id].name, code: dialects[id].type(number) })),
  ],
});
