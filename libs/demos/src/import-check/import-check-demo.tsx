import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ImportCheckPart } from './import-check-part.tsx';
import { fresh, member, stateSchema, type ImportCheckState } from './import-check-state.ts';

const MIXED = `Number,Name,E-mail,Joined,Fee
M-001,Sample Person,person1@example.com,2030-01-15,25.00
M-002,Example Person,person2(at)example.com,2030-02-01,25.00
M-003,Specimen Person,person3@example.com,2030-02-31,
M-001,Another Sample,person4@example.com,2030-03-01,12 pairs
M-005,Sample, Person,person5@example.com,2030-03-02,40.00`;

const CLEAN = `Number,Name,E-mail,Joined,Fee
M-101,Sample Person,person1@example.com,2030-01-15,25.00
M-102,"Person, Example",person2@example.com,2030-02-01,
M-103,=SUM(A1),person3@example.com,2030-02-28,0.50`;

const SEMICOLONS = `Col1;Full name;Contact;Day;Fee
M-201;Sample Person;person1@example.com;2030-01-15;25.00
M-202;Example Person;person2@example.com;2030-02-01;30.00`;

/** Message part of this demo. */
export const words = 'import-check';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<ImportCheckState> => ({
  id: 'import-check',
  scenarios: [
    { id: 'mixed', label: t('scenario.mixed'), state: fresh(MIXED) },
    { id: 'clean', label: t('scenario.clean'), state: fresh(CLEAN) },
    { id: 'semicolons', label: t('scenario.semicolons'), state: fresh(SEMICOLONS) },
  ],
  schema: stateSchema,
  Part: ImportCheckPart,
  copy: ({ text }) => text,
  code: () => [{ caption: t('model'), language: 'json', code: JSON.stringify(member, null, 2) }],
});

/** Renders the import of a CSV file, checked line by line, and the export of the stored rows. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}
