import { usePartText, useLanguage } from '@genmaster/i18n';
import type { Entity } from '@genmaster/app-model';
import { ChoiceBar } from '../../parts/choice-bar.tsx';
import { RecordForm } from '../../parts/record-form.tsx';
import { SampleGrid } from '../../parts/sample-grid.tsx';
import { exampleIn, rowsIn, wordIn } from '@genmaster/app-model';
import type { LeaveState } from '../worked-examples-state.ts';
import { leaveRequest } from '@genmaster/app-model';
import {
  daysLeftOf,
  isManager,
  people,
  personOf,
  refusalOf,
  reportFor,
  visibleTo,
  workingDaysOf,
  type Request,
} from '@genmaster/app-model';

export interface LeaveWorkProps {
  state: LeaveState;
  onChange: (change: (state: LeaveState) => LeaveState) => void;
  announce: (text: string) => void;
}

const fieldsNamed = (...ids: string[]) => leaveRequest.fields.filter(({ id }) => ids.includes(id));

/** Fields that an employee fills in; the number of working days is calculated, and the initial status is open. */
const asked: Entity = { ...leaveRequest, fields: fieldsNamed('first', 'last', 'reason') };

const queue: Entity = {
  name: leaveRequest.name,
  fields: [
    { id: 'employee', name: 'Employee', type: 'text', required: true },
    ...fieldsNamed('first', 'last', 'days'),
    { id: 'left', name: 'Days left', type: 'integer', required: true },
    ...fieldsNamed('status'),
  ],
};

const report: Entity = {
  name: 'Leave report',
  fields: [
    { id: 'employee', name: 'Employee', type: 'text', required: true },
    { id: 'month', name: 'Month', type: 'text', required: true },
    ...fieldsNamed('days'),
  ],
};

/** Renders the choice of the person who is acting; each person sees different data on the same screens. */
function Acting({ state, onChange }: LeaveWorkProps) {
  const t = usePartText('worked-examples');
  const { code } = useLanguage();
  return (
    <ChoiceBar
      label={t('leave.actingAs')}
      options={people.map((person) => ({
        value: String(person.id),
        label: t(isManager(person) ? 'leave.manager' : 'leave.employee', { name: wordIn(code, person.name) }),
      }))}
      value={String(state.user)}
      onValueChange={(user) => onChange((now) => ({ ...now, user: Number(user) }))}
    />
  );
}

/** Renders the requests that one person may see, with the decisions that the rules allow. */
export function LeaveApprovals(props: LeaveWorkProps) {
  const { state, onChange, announce } = props;
  const t = usePartText('worked-examples');
  const { code } = useLanguage();
  const user = personOf(state.user);
  const { requests } = state;
  const seen = visibleTo(user, requests);
  const decide = (request: Request, status: 'approved' | 'refused') => {
    onChange((now) => ({
      ...now,
      requests: now.requests.map((one) => (one.id === request.id ? { ...one, status } : one)),
    }));
    announce(t(`leave.done.${status}`, { name: wordIn(code, personOf(request.employee).name) }));
  };
  const ask = ({ first, last, reason }: Readonly<Record<string, unknown>>) => {
    const wish = { first: String(first), last: String(last) };
    onChange((now) => ({
      ...now,
      requests: [
        ...now.requests,
        {
          ...wish,
          id: Math.max(0, ...now.requests.map(({ id }) => id)) + 1,
          employee: now.user,
          reason: typeof reason === 'string' ? reason : '',
          status: 'open' as const,
        },
      ].slice(-60),
    }));
  };
  return (
    <>
      <Acting {...props} />
      <p className="sample-count">{t('leave.note')}</p>
      <SampleGrid
        key={user.id}
        entity={exampleIn(code, queue)}
        rows={rowsIn(
          code,
          seen.map((request) => ({
            id: request.id,
            values: {
              employee: personOf(request.employee).name,
              first: request.first,
              last: request.last,
              days: workingDaysOf(request).length,
              left: daysLeftOf(personOf(request.employee), requests),
              status: request.status,
            },
          })),
        )}
        announce={announce}
        action={{
          label: t('leave.decision'),
          cell: ({ id }) => {
            const request = requests.find((one) => one.id === id)!;
            const about = { user, request, requests };
            const [approving, refusing] = [refusalOf('approve', about), refusalOf('refuse', about)];
            const name = wordIn(code, personOf(request.employee).name);
            return (
              <div className="demo-tools">
                {approving === null ? (
                  <button
                    type="button"
                    className="chip"
                    aria-label={t('leave.approveOf', { name, first: request.first })}
                    onClick={() => decide(request, 'approved')}
                  >
                    {t('leave.approve')}
                  </button>
                ) : (
                  <span>{t(`leave.no.${approving}`)}</span>
                )}
                {refusing === null ? (
                  <button
                    type="button"
                    className="chip"
                    aria-label={t('leave.refuseOf', { name, first: request.first })}
                    onClick={() => decide(request, 'refused')}
                  >
                    {t('leave.refuse')}
                  </button>
                ) : null}
              </div>
            );
          },
        }}
      />
      <h3>{t('leave.ask', { name: wordIn(code, user.name) })}</h3>
      <RecordForm entity={exampleIn(code, asked)} onSave={ask} announce={announce} hasSummary />
    </>
  );
}

/** Renders a report of approved working days, limited to what the selected person may see. */
export function LeaveReport(props: LeaveWorkProps) {
  const { state, announce } = props;
  const t = usePartText('worked-examples');
  const { code } = useLanguage();
  const user = personOf(state.user);
  return (
    <>
      <Acting {...props} />
      <p className="sample-count">{t('leave.reportNote', { name: wordIn(code, user.name) })}</p>
      <SampleGrid
        key={user.id}
        entity={exampleIn(code, report)}
        rows={rowsIn(code, reportFor(user, state.requests))}
        announce={announce}
      />
    </>
  );
}
