import { usePartText } from '@genmaster/i18n';
import { useMemo, useRef } from 'react';
import { CodeEditor, type CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { CodeProblems } from '../code-editor/code-problems.tsx';
import { markOf, describeOffers } from '../code-editor/describe-problem.ts';
import { useCodeJudge } from '../code-editor/use-code-judge.ts';
import type { CodeProblem } from '../code-editor/check-code.ts';
import type { DemoPartProps } from '../demo-definition.ts';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { firstProblems } from './first-problems.ts';
import { billedInvoice, OVERDUE } from './samples.ts';
import { MAX_SOURCE, type SourceEditorState } from './source-editor-state.ts';
import './source-editor.css';

const known = { code: OVERDUE, entity: billedInvoice, problems: firstProblems };

/** Renders the editor with its problems, and the model that it knows beside it. */
export function SourceEditorPart({ state: { entity, code }, onChange, announce }: DemoPartProps<SourceEditorState>) {
  const t = usePartText('code-editor');
  const tParts = usePartText('demo-parts');
  const editor = useRef<CodeEditorHandle>(null);
  const { problems, judge, want } = useCodeJudge(code, entity, known);
  const marks = useMemo(() => (problems ?? []).map((problem) => markOf(t, problem)), [t, problems]);
  const setCode = (next: string) => onChange((now) => ({ ...now, code: next }));
  const fix = ({ fix: change }: CodeProblem) => {
    if (!change) return;
    setCode(code.slice(0, change.from) + change.insert + code.slice(change.to));
    editor.current?.select({ from: change.from, to: change.from + change.insert.length });
    announce(t('said.fixed', { text: change.insert }));
  };
  return (
    // Pointer or focus inside the demo suggests that the visitor will type: the checker is fetched with the editor.
    <div className="source-editor" onPointerEnter={want} onFocus={want}>
      <div className="demo-column">
        <section className="demo-pane" aria-label={t('code')}>
          <header>
            <h3>
              <code>manual/rules.js</code>
            </h3>
            {problems ? (
              <span className="demo-state" data-state={problems.length > 0 ? 'bad' : 'good'}>
                {t('verdict', { count: problems.length })}
              </span>
            ) : null}
          </header>
          <div>
            <CodeEditor
              ref={editor}
              label={t('code')}
              language="js"
              value={code}
              rows={14}
              maxLength={MAX_SOURCE}
              marks={marks}
              complete={(text, at) => {
                const found = judge.value?.offersAt(text, at, entity);
                return found ? describeOffers(t, (type) => tParts(`type.${type}`), found) : null;
              }}
              onChange={setCode}
            />
            <CodeProblems
              problems={problems}
              judge={judge}
              onGo={(problem) => editor.current?.select(problem)}
              onFix={fix}
            />
          </div>
        </section>
        <p className="sample-count">{t('keys')}</p>
      </div>
      <EntityEditor
        entity={entity}
        announce={announce}
        onChange={(change) => onChange((now) => ({ ...now, entity: change(now.entity) }))}
      />
    </div>
  );
}
