import { usePartText } from '@genmaster/i18n';
import { use, useEffect } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { answerCall } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { endpointsOf, type Endpoint } from '@genmaster/app-model';
import { sampleRows } from '@genmaster/app-model';
import { recordOf, type Row } from '@genmaster/app-model';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { PartLost } from '../parts/part-lost.tsx';
import { SourceView } from '../parts/source-view.tsx';
import { FORMATS, printDocument, purposeOf, type ApiPreviewState } from './api-preview-state.ts';
import { CallForm } from './call-form.tsx';
import { FetchedYamlPrinter } from './yaml-printer.ts';

const MOCK_ROWS = 6;

const VIEWS = ['call', 'document'] as const;

/** Shows the definition on one side; its endpoints, a call to the mock and the description on the other. */
export function ApiPreviewPart({ state, onChange, announce }: DemoPartProps<ApiPreviewState>) {
  const t = usePartText('api-preview');
  const { entity, view, format, answer } = state;
  const { printer, want } = use(FetchedYamlPrinter);
  useEffect(() => {
    if (format === 'yaml') want();
  }, [format, want]);
  const { label, fields } = namesOf(entity);
  const rows: readonly Row[] = state.rows ?? sampleRows(entity, MOCK_ROWS);
  const endpoints = endpointsOf(entity);
  const prepare = ({ method, path }: Endpoint): NonNullable<ApiPreviewState['request']> => {
    const [sample] = sampleRows(entity, MOCK_ROWS + 1).slice(-1);
    const { id: _, ...record } = sample ? recordOf(fields, sample) : { id: 0 };
    const first = fields[0];
    const change = first ? { [first.property]: sample?.values[first.field.id] } : {};
    const bodies = { GET: '', DELETE: '', POST: record, PATCH: change }[method];
    return {
      method,
      path: path.replace('{id}', '1') + (method === 'GET' && !path.includes('{id}') ? '?page=1&size=2' : ''),
      body: bodies === '' ? '' : JSON.stringify(bodies, null, 2),
    };
  };
  const fill = (endpoint: Endpoint) => {
    const request = prepare(endpoint);
    onChange((now) => ({ ...now, request, answer: null }));
    announce(t('prepared', { method: request.method, path: request.path }));
  };
  const request = state.request ?? prepare(endpoints[0]!);
  const send = () => {
    const given = answerCall(entity, rows, request);
    const body = given.body === null ? t('noBody') : JSON.stringify(given.body, null, 2);
    onChange((now) => ({
      ...now,
      request,
      rows: given.rows === rows ? now.rows : [...given.rows],
      answer: { status: given.status, body },
    }));
    announce(t('answered', { status: given.status }));
  };

  return (
    <div className="demo-pair">
      <EntityEditor
        entity={entity}
        announce={announce}
        // The prepared call and the rows are reset, because they depend on the definition.
        onChange={(change) =>
          onChange((now) => ({ ...now, entity: change(now.entity), request: null, rows: null, answer: null }))
        }
      />
      <div className="demo-column">
        <ChoiceBar
          label={t('view')}
          options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onValueChange={(next) => onChange((now) => ({ ...now, view: next }))}
        />
        {view === 'document' ? (
          <>
            <ChoiceBar
              label={t('format')}
              options={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
              value={format}
              onValueChange={(next) => onChange((now) => ({ ...now, format: next }))}
            />
            {format === 'yaml' && printer.isLost ? <PartLost onRetry={printer.retry} /> : null}
            <SourceView label={t('document', { name: label })} code={printDocument(state)} />
          </>
        ) : (
          <>
            <div className="table" role="region" aria-label={t('endpoints', { name: label })} tabIndex={0}>
              <table>
                <caption>{t('endpoints', { name: label })}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('method')}</th>
                    <th scope="col">{t('path')}</th>
                    <th scope="col">{t('purpose')}</th>
                    <th scope="col">{t('call')}</th>
                  </tr>
                </thead>
                <tbody>
                  {endpoints.map((endpoint) => (
                    <tr key={endpoint.operationId}>
                      <th scope="row">{endpoint.method}</th>
                      <td>
                        <code>{endpoint.path}</code>
                      </td>
                      <td>{t(`purpose.${purposeOf(endpoint)}`, { name: label.toLowerCase() })}</td>
                      <td>
                        <button
                          type="button"
                          className="chip"
                          aria-label={t('tryOf', { method: endpoint.method, path: endpoint.path })}
                          onClick={() => fill(endpoint)}
                        >
                          {t('tryIt')}
                        </button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <CallForm
              request={request}
              onChange={(next) => onChange((now) => ({ ...now, request: { ...request, ...next } }))}
              onSend={send}
            />
            {answer ? (
              <>
                <p className="sample-count">{t('answered', { status: answer.status })}</p>
                <SourceView label={t('answer')} code={answer.body} />
              </>
            ) : (
              <p className="sample-count">{t('notSent')}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
