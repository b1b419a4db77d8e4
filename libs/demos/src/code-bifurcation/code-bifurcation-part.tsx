import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { editFile, RULES_PATH, type CodeBifurcationState } from './code-bifurcation-state.ts';
import { ConflictList } from './conflict-list.tsx';
import { DiffView } from './diff-view.tsx';
import { FileEditor } from './file-editor.tsx';
import { generatedNames } from './generated-model.ts';
import { planRegeneration, restoreMarks } from './regeneration.ts';
import { RegenerationReport } from './regeneration-report.tsx';

/** Shows the definition, its generated and hand-written file, and what the next generation would change. */
export function CodeBifurcationPart({ state, onChange, announce }: DemoPartProps<CodeBifurcationState>) {
  const t = usePartText('code-bifurcation');
  const { before, entity, generatedFrom, file, rules } = state;
  const plan = planRegeneration(state);
  const path = `src/generated/${generatedNames(generatedFrom).fileName}`;
  const nextPath = `src/generated/${generatedNames(entity).fileName}`;
  const isPending = plan.changes || path !== nextPath || plan.conflicts.length > 0;
  const write = (next: string, from: CodeBifurcationState['entity']) =>
    onChange((now) => ({
      ...now,
      file: next,
      generatedFrom: from,
      choices: {},
      before: { file: now.file, generatedFrom: now.generatedFrom },
    }));
  const regenerate = () => {
    write(plan.result, entity);
    announce(t('done', { misfits: plan.misfits.length }));
  };
  const takeBack = () => {
    onChange((now) => (now.before ? { ...now, ...now.before, before: null } : now));
    announce(t('takenBack'));
  };
  return (
    <div className="demo-column">
      <div className="demo-pair">
        <EntityEditor
          entity={entity}
          announce={announce}
          onChange={(change) => onChange((now) => ({ ...now, entity: change(now.entity) }))}
        />
        <div className="demo-column">
          <FileEditor
            path={path}
            note={t('file.generated')}
            code={file}
            onCodeChange={(next) => onChange((now) => editFile(now, next))}
          />
          <FileEditor
            path={RULES_PATH}
            note={t('file.manual')}
            code={rules}
            onCodeChange={(next) => onChange((now) => ({ ...now, rules: next }))}
          />
        </div>
      </div>
      {plan.lostRegion === null ? null : (
        <div role="alert" className="demo-notice">
          <p>{t('marks.lost', { name: plan.lostRegion })}</p>
          <button type="button" className="button" onClick={() => write(restoreMarks(state), generatedFrom)}>
            {t('marks.restore')}
          </button>
        </div>
      )}
      <ConflictList
        conflicts={plan.conflicts}
        onChoose={(key, choice) => onChange((now) => ({ ...now, choices: { ...now.choices, [key]: choice } }))}
      />
      <DiffView
        caption={isPending || !before ? t('diff.next') : t('diff.last')}
        oldName={isPending || !before ? path : `src/generated/${generatedNames(before.generatedFrom).fileName}`}
        newName={isPending ? nextPath : path}
        oldCode={isPending || !before ? file : before.file}
        newCode={isPending ? plan.result : file}
      />
      <div className="demo-scenarios">
        <button
          type="button"
          className="button button-primary"
          disabled={!isPending || plan.isBlocked}
          onClick={regenerate}
        >
          {t('regenerate')}
        </button>
        {before ? (
          <button type="button" className="button" onClick={takeBack}>
            {t('takeBack')}
          </button>
        ) : null}
      </div>
      <RegenerationReport plan={plan} isPending={isPending} rules={rules} />
    </div>
  );
}
