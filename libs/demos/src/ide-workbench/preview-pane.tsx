import { usePartText } from '@genmaster/i18n';
import type { RefObject } from 'react';
import type { PreviewProblem } from './plan-preview.ts';
import type { PreviewSheet } from './preview-sheet.ts';
import { describeStop } from './describe-stop.ts';
import { SheetView } from './sheet-view.tsx';
import type { usePreview } from './use-preview.ts';
import { PATHS } from './workbench-files.ts';

export interface PreviewPaneProps {
  preview: ReturnType<typeof usePreview>;
  /** Element in which the frame is inserted. */
  place: RefObject<HTMLDivElement | null>;
  /** Page shown until the frame has drawn one; `null` when there is none in advance. */
  first: PreviewSheet | null;
  onGo: (problem: PreviewProblem) => void;
}

/** Renders the page of the project, or the reason why there is none. */
export function PreviewPane({
  preview: { sheet, problem, isBusy, hasFailed, retry },
  place,
  first,
  onGo,
}: PreviewPaneProps) {
  const t = usePartText('code-editor');
  const state = hasFailed || problem ? 'bad' : isBusy ? 'warn' : 'good';
  return (
    <section className="demo-pane" aria-label={t('preview')}>
      <header>
        <h3>{t('preview')}</h3>
        <span className="demo-state" data-state={state}>
          {hasFailed || problem ? t('preview.stopped') : isBusy ? t('preview.busy') : t('preview.current')}
        </span>
      </header>
      <div>
        {hasFailed ? (
          <p role="alert">
            {t('preview.failed')}{' '}
            <button type="button" className="chip" onClick={retry}>
              {t('retry')}
            </button>
          </p>
        ) : null}
        {problem ? (
          <p className="workbench-stop">
            <button type="button" className="chip" onClick={() => onGo(problem)}>
              {t('place', { path: PATHS[problem.file], line: problem.line })}
            </button>{' '}
            <span>{describeStop(t, problem)}</span>
          </p>
        ) : null}
        {sheet === null && first ? <SheetView sheet={first} /> : null}
        <div ref={place} className="workbench-frame" data-drawn={sheet !== null || undefined} />
        {sheet && problem ? <p className="sample-count">{t('preview.last')}</p> : null}
      </div>
    </section>
  );
}
