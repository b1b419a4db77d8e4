import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId, useMemo, useRef, useState } from 'react';
import type { CodeProblem } from '../code-editor/check-code.ts';
import { CodeEditor, type CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { CodeProblems } from '../code-editor/code-problems.tsx';
import { markOf, describeOffers } from '../code-editor/describe-problem.ts';
import { useCodeJudge } from '../code-editor/use-code-judge.ts';
import type { DemoPartProps } from '../demo-definition.ts';
import { FileTabs } from './file-tabs.tsx';
import { firstSheet } from './first-sheet.ts';
import { entityIn } from './plan-preview.ts';
import { PreviewPane } from './preview-pane.tsx';
import { working } from './samples.ts';
import { describeStop } from './describe-stop.ts';
import { usePreview } from './use-preview.ts';
import { MAX_FILE, PATHS, type FileId, type WorkbenchState } from './workbench-files.ts';
import './ide-workbench.css';

const known = { code: working.files.rule, entity: entityIn(working.files.entity)!, problems: [] };

/** Renders the editor for the three files of the project, and the preview of the page that they define. */
export function IdeWorkbenchPart({ state: { files, open }, onChange, announce }: DemoPartProps<WorkbenchState>) {
  const t = usePartText('code-editor');
  const tParts = usePartText('demo-parts');
  const { code: lang } = useLanguage();
  const id = useId();
  const editor = useRef<CodeEditorHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const isFirst = files === working.files || JSON.stringify(files) === JSON.stringify(working.files);
  const preview = usePreview(files, { place, title: t('preview.frame'), lang, isWanted: isTouched || !isFirst });
  // Without a readable definition of the entity, the function cannot be checked.
  const entity = useMemo(() => entityIn(files.entity), [files.entity]);
  const { problems, judge, want } = useCodeJudge(entity ? files.rule : null, entity ?? known.entity, known);
  const stop = preview.problem;
  const marks = useMemo(() => {
    if (open === 'rule') return (problems ?? []).map((problem) => markOf(t, problem));
    if (stop?.file !== open) return [];
    return [
      {
        ...lineSpan(files[open], stop.line),
        rule: stop.kind,
        message: describeStop(t, stop),
        fix: null,
        fixLabel: '',
      },
    ];
  }, [t, open, problems, stop, files]);
  const wrong = new Set<FileId>([...(problems?.length ? ['rule' as const] : []), ...(stop ? [stop.file] : [])]);
  const touch = () => {
    want();
    setIsTouched(true);
  };
  const setFile = (next: string) => onChange((now) => ({ ...now, files: { ...now.files, [now.open]: next } }));
  const show = (file: FileId) => onChange((now) => ({ ...now, open: file }));
  const fix = ({ fix: change }: CodeProblem) => {
    if (!change) return;
    setFile(files.rule.slice(0, change.from) + change.insert + files.rule.slice(change.to));
    editor.current?.select({ from: change.from, to: change.from + change.insert.length });
    announce(t('said.fixed', { text: change.insert }));
  };
  return (
    // Pointer or focus inside the demo suggests that the visitor will type: editor, checker and frame are fetched
    // together.
    <div className="ide-workbench" onPointerEnter={touch} onFocus={touch}>
      <section className="demo-pane" aria-label={t('project')}>
        <header>
          <FileTabs id={id} open={open} wrong={wrong} onOpen={show} />
        </header>
        <div role="tabpanel" id={`${id}-file`} aria-labelledby={`${id}-tab-${open}`}>
          <p className="sample-count">{t(`file.${open}`)}</p>
          <CodeEditor
            key={open}
            ref={editor}
            label={t('content', { path: PATHS[open] })}
            language={open === 'rule' ? 'js' : 'json'}
            value={files[open]}
            rows={14}
            maxLength={MAX_FILE}
            marks={marks}
            complete={(text, at) => {
              const found = open === 'rule' && entity ? judge.value?.offersAt(text, at, entity) : null;
              return found ? describeOffers(t, (type) => tParts(`type.${type}`), found) : null;
            }}
            onChange={setFile}
          />
          {open === 'rule' && entity ? (
            <CodeProblems
              problems={problems}
              judge={judge}
              onGo={(problem) => editor.current?.select(problem)}
              onFix={fix}
            />
          ) : null}
        </div>
      </section>
      <PreviewPane
        preview={preview}
        place={place}
        first={isFirst ? firstSheet : null}
        onGo={({ file, line }) => {
          if (file === open) editor.current?.select(lineSpan(files[file], line));
          else show(file);
        }}
      />
    </div>
  );
}

/** Returns the range of a line in a text, as character offsets. */
function lineSpan(text: string, line: number): { from: number; to: number } {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return { from, to: from + (lines[line - 1]?.length ?? 0) };
}
