import type { Figure } from '../figures/figure-data.ts';
import { flow } from '../figures/flow.ts';

/** The single place that decides a request, for every way it can arrive. */
export const oneListOfRules: Figure = flow({
  caption: 'Four doors, one decision: every request meets the same list of rules on the server',
  alternative:
    'Screen, API, export and report all lead to one check of role and fields on the server. The check leads to the rows and fields that are granted, and else to a refusal that names its rule.',
  stages: [
    [{ name: 'Screen' }, { name: 'API' }, { name: 'Export' }, { name: 'Report' }],
    [{ name: 'Rules of the model', note: 'role, then field; on the server', look: 'lead' }],
    [
      { name: 'Granted', note: 'these rows, these fields' },
      { name: 'Refused', note: '403, naming the rule', look: 'quiet' },
    ],
  ],
});
