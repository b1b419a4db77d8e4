import { booking, invoice, order, type Entity } from '@genmaster/app-model';
import { projectFiles } from '@genmaster/app-model/project';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ProjectTreePart } from './project-tree-part.tsx';
import { treeSchema, type ProjectTreeState } from './project-tree-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'project-files';

/** Renders the files of a generated project, with the purpose of each. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const start = (entity: Entity, chosen: string, open: string[]): ProjectTreeState => ({
  entity,
  chosen,
  open,
  search: '',
});

const definitionIn = (t: Translate<MessageIdOf<'project-files'>>): DemoDefinition<ProjectTreeState> => ({
  id: 'project-tree',
  scenarios: [
    {
      id: 'invoice',
      label: t('scenario.invoice'),
      state: start(invoice, 'manual/invoice.rules.ts', ['generated', 'manual', 'model']),
    },
    {
      id: 'order',
      label: t('scenario.order'),
      state: start(order, 'generated/sql/postgresql.sql', ['generated', 'generated/sql']),
    },
    {
      id: 'booking',
      label: t('scenario.booking'),
      state: start(booking, 'generated/api/openapi.json', ['generated', 'generated/api', 'model']),
    },
  ],
  schema: treeSchema,
  Part: ProjectTreePart,
  copy: ({ entity }) =>
    projectFiles(entity)
      .map(({ path }) => path)
      .join('\n'),
  code: ({ entity }) => [
    {
      caption: t('copyTree'),
      language: 'text',
      code: projectFiles(entity)
        .map(({ path, origin }) => `${path}  (${t(`origin.${origin}`)})`)
        .join('\n'),
    },
    { caption: t('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
  ],
});
