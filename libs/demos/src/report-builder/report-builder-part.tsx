import { useLanguage, usePartText } from '@genmaster/i18n';
import { useEffect, useRef, useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { downloadText } from '../parts/download.ts';
import { ReportControls } from './report-controls.tsx';
import { ReportDefinition } from './report-definition.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { orders, runReport, writeAnswer, type Report } from './report.ts';
import '../parts/record-form.css';
import './report-builder.css';

/** Renders the options of a report on one side, and the resulting sheet and the definition on the other. */
export function ReportBuilderPart({ state, onChange, announce }: DemoPartProps<Report>) {
  const t = usePartText('report-builder');
  const { code } = useLanguage();
  const [isPreview, setIsPreview] = useState(false);
  const preview = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isPreview) preview.current?.showModal();
  }, [isPreview]);
  const change = (next: Partial<Report>) => {
    onChange((now) => ({ ...now, ...next }));
    const { lines, counted } = runReport({ ...state, ...next }, orders[code]);
    announce(t('answered', { groups: lines.length, counted }));
  };
  const exportCsv = () => {
    const head = [t(`group.${state.group}`), t('rows'), t(`measure.${state.measure}`)] as const;
    downloadText('report.csv', { text: writeAnswer(head, runReport(state, orders[code])), type: 'text/csv' });
    announce(t('writtenCsv'));
  };
  return (
    <div className="demo-pair report-place">
      <section className="demo-pane" aria-label={t('asked')}>
        <header>
          <h3>{t('asked')}</h3>
        </header>
        <ReportControls report={state} onChange={change} />
      </section>
      <div className="demo-column report-result">
        <div className="demo-tools">
          <button type="button" className="chip" onClick={() => setIsPreview(true)}>
            {t('preview')}
          </button>
          <button type="button" className="chip" onClick={exportCsv}>
            {t('exportCsv')}
          </button>
        </div>
        <ReportSheet report={state} />
      </div>
      <ReportDefinition report={state} onRead={(report) => onChange(() => report)} announce={announce} />
      {isPreview ? (
        <dialog ref={preview} className="report-paper" aria-label={t('preview')} onClose={() => setIsPreview(false)}>
          <div className="demo-tools report-paper-bar">
            <button type="button" className="chip" onClick={() => window.print()}>
              {t('print')}
            </button>
            <button type="button" className="chip" onClick={() => preview.current?.close()}>
              {t('close')}
            </button>
          </div>
          <div className="report-page">
            <ReportSheet report={state} />
          </div>
        </dialog>
      ) : null}
    </div>
  );
}
