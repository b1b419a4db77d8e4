import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { CHARTS, GROUPS, MEASURES, STATUSES, type Report } from './report.ts';

export interface ReportControlsProps {
  report: Report;
  onChange: (change: Partial<Report>) => void;
}

/** Renders the options of a report. */
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
        <ChoiceSelect
          className="demo-field"
          options={GROUPS.map((group) => ({ value: group, label: say(`group.${group}`) }))}
          value={report.group}
          onValueChange={(group) => onChange({ group })}
        />
      </label>
      <label>
        {say('measure')}
        <ChoiceSelect
          className="demo-field"
          options={MEASURES.map((measure) => ({ value: measure, label: say(`measure.${measure}`) }))}
          value={report.measure}
          onValueChange={(measure) => onChange({ measure })}
        />
      </label>
      <label>
        {say('status')}
        <ChoiceSelect
          className="demo-field"
          options={[
            { value: null, label: say('status.all') },
            ...STATUSES.map((status) => ({ value: status, label: say(`status.${status}`) })),
          ]}
          value={report.status}
          onValueChange={(status) => onChange({ status })}
        />
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
        <ChoiceSelect
          className="demo-field"
          options={[
            { value: 'group', label: say('order.group') },
            { value: 'value', label: say('order.value') },
          ]}
          value={report.order}
          onValueChange={(order) => onChange({ order })}
        />
      </label>
      <label>
        {say('chart')}
        <ChoiceSelect
          className="demo-field"
          options={CHARTS.map((chart) => ({ value: chart, label: say(`chart.${chart}`) }))}
          value={report.chart}
          onValueChange={(chart) => onChange({ chart })}
        />
      </label>
    </div>
  );
}
