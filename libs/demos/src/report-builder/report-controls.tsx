import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { CHARTS, GROUPS, MEASURES, STATUSES, type Report } from './report.ts';

/** Last day that a report can have; without one, browsers take years of more than four digits. */
const LAST_DAY = '9999-12-31';

export interface ReportControlsProps {
  report: Report;
  onChange: (change: Partial<Report>) => void;
}

/** Renders the options of a report. */
export function ReportControls({ report, onChange }: ReportControlsProps) {
  const t = usePartText('report-builder');
  const wrong = report.from !== null && report.to !== null && report.from > report.to;
  return (
    <div className="report-controls">
      <label>
        {t('title')}
        <input
          className="demo-field"
          value={report.title}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
      <label>
        {t('group')}
        <ChoiceSelect
          className="demo-field"
          options={GROUPS.map((group) => ({ value: group, label: t(`group.${group}`) }))}
          value={report.group}
          onValueChange={(group) => onChange({ group })}
        />
      </label>
      <label>
        {t('measure')}
        <ChoiceSelect
          className="demo-field"
          options={MEASURES.map((measure) => ({ value: measure, label: t(`measure.${measure}`) }))}
          value={report.measure}
          onValueChange={(measure) => onChange({ measure })}
        />
      </label>
      <label>
        {t('status')}
        <ChoiceSelect
          className="demo-field"
          options={[
            { value: null, label: t('status.all') },
            ...STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
          value={report.status}
          onValueChange={(status) => onChange({ status })}
        />
      </label>
      <fieldset>
        <legend>{t('parameter')}</legend>
        <label>
          {t('from')}
          <input
            className="demo-field"
            type="date"
            max={LAST_DAY}
            value={report.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value || null })}
          />
        </label>
        <label>
          {t('to')}
          <input
            className="demo-field"
            type="date"
            max={LAST_DAY}
            value={report.to ?? ''}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'report-wrong' : undefined}
            onChange={({ target }) => onChange({ to: target.value || null })}
          />
        </label>
        {wrong ? (
          <p id="report-wrong" className="record-problem">
            {t('wrongDays')}
          </p>
        ) : null}
      </fieldset>
      <label>
        {t('order')}
        <ChoiceSelect
          className="demo-field"
          options={[
            { value: 'group', label: t('order.group') },
            { value: 'value', label: t('order.value') },
          ]}
          value={report.order}
          onValueChange={(order) => onChange({ order })}
        />
      </label>
      <label>
        {t('chart')}
        <ChoiceSelect
          className="demo-field"
          options={CHARTS.map((chart) => ({ value: chart, label: t(`chart.${chart}`) }))}
          value={report.chart}
          onValueChange={(chart) => onChange({ chart })}
        />
      </label>
    </div>
  );
}
