import { booking, invoice } from '@genmaster/app-model';
import { projectFiles } from '@genmaster/app-model/project';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { SourceExportPart } from './source-export-part.tsx';
import { exportSchema, type SourceExportState } from './source-export-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'project-files';

/** Renders a project packed as an archive with checksums, and the check of a returned archive. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'project-files'>>): DemoDefinition<SourceExportState> => ({
  id: 'source-export',
  scenarios: [
    { id: 'invoice', label: t('scenario.invoice'), state: { entity: invoice, journey: 'none' } },
    { id: 'byte', label: t('scenario.changed'), state: { entity: invoice, journey: 'byte' } },
    { id: 'outside', label: t('scenario.outside'), state: { entity: booking, journey: 'edit' } },
  ],
  schema: exportSchema,
  Part: SourceExportPart,
  copy: ({ entity }) =>
    projectFiles(entity)
      .map(({ path }) => path)
      .join('\n'),
  code: ({ entity }) =>
    projectFiles(entity)
      .filter(({ path }) => path.startsWith('manual/') || path === 'README.md')
      .map(({ path, text }) => ({
        caption: t('source', { path }),
        language: path.endsWith('.ts') ? 'ts' : 'text',
        code: text,
      })),
});
