import { openApiOf } from '@genmaster/app-model';
import { usePartText } from '@genmaster/i18n';
import { createTwoFilesPatch } from 'diff';
import { useId, useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { CodeListing } from '../parts/code-listing.tsx';
import { CallBench } from './call-bench.tsx';
import { DeclarationEditor } from './declaration-editor.tsx';
import { MAX_HANDLER, type CustomHandlerState } from './endpoint.ts';
import { mergeEndpoint } from './merge-endpoint.ts';
import { useHandlerRun } from './use-handler-run.ts';
import '../parts/record-form.css';
import './custom-handler.css';

/** Shows the declaration and the handler on one side; a call to it and the merged description on the other. */
export function CustomHandlerPart({ state, onChange, announce }: DemoPartProps<CustomHandlerState>) {
  const t = usePartText('custom-handler');
  const id = useId();
  const handler = useHandlerRun();
  const { base, endpoint, code } = state;
  const merged = useMemo(() => mergeEndpoint(base, endpoint), [base, endpoint]);
  const patch = useMemo(() => ('document' in merged ? patchOf(openApiOf(base), merged.document) : ''), [base, merged]);
  // A response belongs to the code that was run; after a change the handler has to be run again.
  const change = (next: Partial<CustomHandlerState>) => {
    handler.stop();
    onChange((now) => ({ ...now, answer: null, ...next }));
  };
  const run = async () => {
    const answer = await handler.run(state);
    if (!answer) return;
    onChange((now) => ({ ...now, answer }));
    announce(t('answered', { status: answer.status }));
  };
  return (
    <div className="demo-pair handler-pair">
      <div className="demo-column">
        <DeclarationEditor
          endpoint={endpoint}
          problem={'problem' in merged ? merged.problem : null}
          announce={announce}
          onChange={(next) => change({ endpoint: { ...endpoint, ...next } })}
        />
        <section className="demo-pane" aria-labelledby={`${id}-handler`}>
          <header>
            <h3 id={`${id}-handler`}>{t('handler')}</h3>
            <span className="sample-count">{t('isolated')}</span>
          </header>
          <div>
            <textarea
              aria-labelledby={`${id}-handler`}
              className="demo-source handler-code"
              rows={15}
              value={code}
              maxLength={MAX_HANDLER}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({ target }) => change({ code: target.value })}
            />
          </div>
        </section>
      </div>
      <div className="demo-column">
        <CallBench
          state={state}
          isBusy={handler.isBusy}
          failure={handler.failure}
          onChange={change}
          onRun={() => void run()}
          onStop={handler.stop}
          onDeclare={(name) => {
            const errors = [...endpoint.errors, { name, status: 409 as const }];
            change({ endpoint: { ...endpoint, errors } });
          }}
        />
        <section className="demo-pane" aria-labelledby={`${id}-merged`}>
          <header>
            <h3 id={`${id}-merged`}>{t('description')}</h3>
            <span className="demo-state" data-state={'problem' in merged ? 'bad' : 'good'}>
              {'problem' in merged ? t('notMerged') : t('merged')}
            </span>
          </header>
          <div className="handler-description">
            {'problem' in merged ? (
              <p className="record-problem">{t(`problem.${merged.problem}`, { part: '{id}' })}</p>
            ) : (
              <CodeListing caption={t('joined', { name: merged.operationId })} language="diff" code={patch} />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

function patchOf(before: unknown, after: unknown): string {
  const [from, to] = [before, after].map((document) => `${JSON.stringify(document, null, 2)}\n`) as [string, string];
  return createTwoFilesPatch('a', 'b', from, to, '', '', { context: 2 }).split('\n').slice(4).join('\n').trimEnd();
}
