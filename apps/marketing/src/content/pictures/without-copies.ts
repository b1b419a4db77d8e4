import type { Figure } from '../figures/figure-data.ts';
import { groups } from '../figures/groups.ts';

/** The places of a project’s source while somebody works on it. */
export const withoutCopies: Figure = groups({
  caption: 'The planned way of working: what is where while somebody edits',
  alternative:
    'Three places. On the laptop: nothing but a browser, with the text of open files until they are saved. In the workspace: source, model, history, settings and run logs. Outside: only what an export took, and each export is recorded.',
  groups: [
    { title: 'Laptop', items: [{ name: 'A browser', note: 'text of open files, until saved' }] },
    {
      title: 'Workspace',
      items: [{ name: 'Source and model', look: 'lead' }, { name: 'History' }, { name: 'Settings, run logs' }],
    },
    { title: 'Outside', items: [{ name: 'Exports alone', note: 'a right of its own, recorded', look: 'quiet' }] },
  ],
});
