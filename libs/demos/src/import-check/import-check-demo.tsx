import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ImportCheckPart } from './import-check-part.tsx';
import { fresh, member, stateSchema, type ImportCheckState } from './import-check-state.ts';
import { sampleFiles } from './sample-files.ts';

/** Message part of this demo. */
export const words = 'import-check';

const definitionIn = (
  language: LanguageCode,
  t: Translate<MessageIdOf<typeof words>>,
): DemoDefinition<ImportCheckState> => ({
  id: 'import-check',
  scenarios: [
    { id: 'mixed', label: t('scenario.mixed'), state: fresh(sampleFiles(language).mixed) },
    { id: 'clean', label: t('scenario.clean'), state: fresh(sampleFiles(language).clean) },
    { id: 'semicolons', label: t('scenario.semicolons'), state: fresh(sampleFiles(language).semicolons) },
  ],
  schema: stateSchema,
  Part: ImportCheckPart,
  copy: ({ text }) => text,
  code: () => [{ caption: t('model'), language: 'json', code: JSON.stringify(member, null, 2) }],
});

/** Renders the import of a CSV file, checked line by line, and the export of the stored rows. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}
