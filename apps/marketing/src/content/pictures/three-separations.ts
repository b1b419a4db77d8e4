import type { Figure } from '../figures/figure-data.ts';
import { groups } from '../figures/groups.ts';

/** The three designs of the table, as nested groups. */
export const threeSeparations: Readonly<Record<'en' | 'hi', Figure>> = {
  en: drawn({
    caption: 'Where the rows of tenants A and B stand in each of the three designs',
    alternative:
      'Three designs. Shared tables: one database with one table that holds the rows of A and B. A schema each: one database with two schemas, each with a table. A database each: two databases, each with a table.',
    designs: ['Shared tables', 'A schema each', 'A database each'],
    database: 'Database',
    schema: 'Schema',
    table: 'Table invoice',
    rows: (tenant) => `Rows of ${tenant}`,
  }),
  hi: drawn({
    caption: 'तीनों डिज़ाइन में टेनेंट A और B की पंक्तियाँ कहाँ रहती हैं',
    alternative:
      'तीन डिज़ाइन। साझा टेबल: एक डेटाबेस, जिसकी एक ही टेबल में A और B की पंक्तियाँ हैं। हर एक का स्कीमा: एक डेटाबेस में दो स्कीमा, हर एक में एक टेबल। हर एक का डेटाबेस: दो डेटाबेस, हर एक में एक टेबल।',
    designs: ['साझा टेबल', 'हर एक का स्कीमा', 'हर एक का डेटाबेस'],
    database: 'डेटाबेस',
    schema: 'स्कीमा',
    table: 'टेबल invoice',
    rows: (tenant) => `${tenant} की पंक्तियाँ`,
  }),
};

interface Wording {
  caption: string;
  alternative: string;
  designs: readonly [shared: string, schemas: string, databases: string];
  database: string;
  schema: string;
  table: string;
  rows: (tenant: 'A' | 'B') => string;
}

function drawn({ caption, alternative, designs, database, schema, table, rows }: Wording): Figure {
  const [ofA, ofB] = [{ name: rows('A') }, { name: rows('B'), look: 'lead' }] as const;
  return groups({
    caption,
    alternative,
    groups: [
      {
        title: designs[0],
        frame: 'open',
        items: [{ title: database, items: [{ title: table, items: [ofA, ofB] }] }],
      },
      {
        title: designs[1],
        frame: 'open',
        items: [
          {
            title: database,
            items: [
              { title: `${schema} A`, items: [ofA] },
              { title: `${schema} B`, items: [ofB] },
            ],
          },
        ],
      },
      {
        title: designs[2],
        frame: 'open',
        items: [
          { title: `${database} A`, items: [ofA] },
          { title: `${database} B`, items: [ofB] },
        ],
      },
    ],
  });
}
