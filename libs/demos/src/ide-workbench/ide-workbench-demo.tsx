import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { TranslateCode } from '../code-editor/describe-problem.ts';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { IdeWorkbenchPart } from './ide-workbench-part.tsx';
import { endless, renamed, working } from './samples.ts';
import { FILE_IDS, PATHS, workbenchSchema, type WorkbenchState } from './workbench-files.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'code-editor';

/** Renders a project of three files with an editor and a live preview. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: TranslateCode): DemoDefinition<WorkbenchState> => ({
  id: 'ide-workbench',
  scenarios: [
    { id: 'working', label: t('scenario.working'), state: working },
    { id: 'renamed-field', label: t('scenario.renamedField'), state: renamed },
    { id: 'endless', label: t('scenario.endless'), state: endless },
  ],
  schema: workbenchSchema,
  Part: IdeWorkbenchPart,
  copy: ({ files, open }) => files[open],
  code: ({ files }) =>
    FILE_IDS.map(
      (file) =>
        ({
          caption: t('content', { path: PATHS[file] }),
          language: file === 'rule' ? 'ts' : 'json',
          code: files[file],
        }) as const,
    ),
  hasFullPage: true,
});
