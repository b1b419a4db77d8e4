import type { Figure } from '../figures/figure-data.ts';
import { groups } from '../figures/groups.ts';

/** The three designs of the table, as nested groups. */
export const threeSeparations: Figure = groups({
  caption: 'Where the rows of tenants A and B stand in each of the three designs',
  alternative:
    'Three designs. Shared tables: one database with one table that holds the rows of A and B. A schema each: one database with two schemas, each with a table. A database each: two databases, each with a table.',
  groups: [
    {
      title: 'Shared tables',
      frame: 'open',
      items: [
        {
          title: 'Database',
          items: [{ title: 'Table invoice', items: [{ name: 'Rows of A' }, { name: 'Rows of B', look: 'lead' }] }],
        },
      ],
    },
    {
      title: 'A schema each',
      frame: 'open',
      items: [
        {
          title: 'Database',
          items: [
            { title: 'Schema A', items: [{ name: 'Rows of A' }] },
            { title: 'Schema B', items: [{ name: 'Rows of B', look: 'lead' }] },
          ],
        },
      ],
    },
    {
      title: 'A database each',
      frame: 'open',
      items: [
        { title: 'Database A', items: [{ name: 'Rows of A' }] },
        { title: 'Database B', items: [{ name: 'Rows of B', look: 'lead' }] },
      ],
    },
  ],
});
