import { usePartText } from '@genmaster/i18n';
import { CHARTS, GROUPS, MEASURES, STATUSES, type Report } from './report.ts';

export interface ReportControlsProps {
  report: Report;
  onChange: (change: Partial<Report>) => void;
}

/** What is asked of the rows. */
export function ReportControls({ report, onChange }: ReportControlsProps) {
  const say = usePartText('report-builder');
  const wrong = report.from !== null && report.to !== null && report.from > report.to;
  return (
    <div className="report-controls">
      <label>
        {say('title')}
        <input
          className="demo-field"
          value={report.title}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
      <label>
        {say('group')}
        <select
          className="demo-field"
          value={report.group}
          onChange={({ target }) => onChange({ group: target.value as Report['group'] })}
        >
          {GROUPS.map((group) => (
            <option key={group} value={group}>
              {say(`group.${group}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('measure')}
        <select
          className="demo-field"
          value={report.measure}
          onChange={({ target }) => onChange({ measure: target.value as Report['measure'] })}
        >
          {MEASURES.map((measure) => (
            <option key={measure} value={measure}>
              {say(`measure.${measure}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('status')}
        <select
          className="demo-field"
          value={report.status ?? ''}
          onChange={({ target }) => onChange({ status: (target.value || null) as Report['status'] })}
        >
          <option value="">{say('status.all')}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {say(`status.${status}`)}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{say('parameter')}</legend>
        <label>
          {say('from')}
          <input
            className="demo-field"
            type="date"
            value={report.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value || null })}
          />
        </label>
        <label>
          {say('to')}
          <input
            className="demo-field"
            type="date"
            value={report.to ?? ''}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'report-wrong' : undefined}
            onChange={({ target }) => onChange({ to: target.value || null })}
          />
        </label>
        {wrong ? (
          <p id="report-wrong" className="record-problem">
            {say('wrongDays')}
          </p>
        ) : null}
      </fieldset>
      <label>
        {say('order')}
        <select
          className="demo-field"
          value={report.order}
          onChange={({ target }) => onChange({ order: target.value as Report['order'] })}
        >
          <option value="group">{say('order.group')}</option>
          <option value="value">{say('order.value')}</option>
        </select>
      </label>
      <label>
        {say('chart')}
        <select
          className="demo-field"
          value={report.chart}
          onChange={({ target }) => onChange({ chart: target.value as Report['chart'] })}
        >
          {CHARTS.map((chart) => (
            <option key={chart} value={chart}>
              {say(`chart.${chart}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
