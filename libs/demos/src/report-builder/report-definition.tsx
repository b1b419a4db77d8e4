import { usePartText } from '@genmaster/i18n';
import { useId, useState } from 'react';
import { downloadText } from '../parts/download.ts';
import { printReport, readReport, type Report } from './report.ts';

export interface ReportDefinitionProps {
  report: Report;
  onRead: (report: Report) => void;
  announce: (text: string) => void;
}

/** Renders the definition of a report as a file that can be edited and read back. */
export function ReportDefinition({ report, onRead, announce }: ReportDefinitionProps) {
  const t = usePartText('report-builder');
  const id = useId();
  const printed = printReport(report);
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (text: string) => {
    const found = readReport(text);
    if ('problem' in found) {
      setDraft(text);
      setProblem(found.problem);
      return;
    }
    setDraft(null);
    setProblem(null);
    onRead(found.report);
    announce(t('readBack'));
  };
  return (
    <div className="demo-column">
      <label htmlFor={id}>{t('definition')}</label>
      <textarea
        id={id}
        className="demo-source"
        data-sample=""
        rows={11}
        value={draft ?? printed}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => read(target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="record-problem">
          {t('unread', { path: problem })}
        </p>
      ) : null}
      <div className="demo-scenarios">
        <button
          type="button"
          className="chip"
          onClick={() => {
            downloadText('report.json', { text: printed, type: 'application/json' });
            announce(t('written'));
          }}
        >
          {t('export')}
        </button>
        <label className="chip report-file">
          {t('import')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file && file.size < 20_000) void file.text().then(read);
              else if (file) setProblem(file.name);
            }}
          />
        </label>
        {draft === null ? null : (
          <button
            type="button"
            className="chip"
            onClick={() => {
              setDraft(null);
              setProblem(null);
            }}
          >
            {t('giveUp')}
          </button>
        )}
      </div>
    </div>
  );
}
