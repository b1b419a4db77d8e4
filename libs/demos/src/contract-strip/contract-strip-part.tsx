import { usePartText } from '@genmaster/i18n';
import { useId, useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { CodeListing } from '../parts/code-listing.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { SourceView } from '../parts/source-view.tsx';
import { compareContracts, nextVersion, type ContractChange } from './compare-contracts.ts';
import { callAsBefore, compareSide, SIDE_LANGUAGES, SIDES } from './contract-sides.ts';
import type { ContractState } from './contract-state.ts';
import './contract-strip.css';

const STATES = { breaking: 'bad', careful: 'warn', safe: 'good' } as const;

/**
 * Shows the definition on one side; the effect of its change on callers, and the sides of the contract, on the other.
 */
export function ContractStripPart({ state, onChange, announce }: DemoPartProps<ContractState>) {
  const t = usePartText('contract-strip');
  const id = useId();
  const { version, published, entity } = state;
  const changes = compareContracts(published, entity);
  const next = nextVersion(version, changes);
  const old = useMemo(() => callAsBefore(published, entity), [published, entity]);
  const breaking = changes.filter(({ verdict }) => verdict === 'breaking').length;
  const edit = (change: (entity: ContractState['entity']) => ContractState['entity']) => {
    onChange((now) => ({ ...now, entity: change(now.entity) }));
    const after = compareContracts(published, change(entity));
    announce(t('said', { breaking: after.filter(({ verdict }) => verdict === 'breaking').length }));
  };
  const takeBack = ({ id: field }: ContractChange) =>
    edit((now) => {
      if (!field) return { ...now, name: published.name };
      const was = published.fields.find((one) => one.id === field);
      if (!was) return { ...now, fields: now.fields.filter((one) => one.id !== field) };
      const isThere = now.fields.some((one) => one.id === field);
      const at = Math.min(published.fields.indexOf(was), now.fields.length);
      const fields = isThere
        ? now.fields.map((one) => (one.id === field ? was : one))
        : now.fields.toSpliced(at, 0, was);
      return { ...now, fields };
    });
  return (
    <div className="demo-pair">
      <EntityEditor entity={entity} announce={announce} onChange={edit} />
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-changes`}>
          <header>
            <h3 id={`${id}-changes`}>{t('changes')}</h3>
            <span className="demo-state" data-state={breaking > 0 ? 'bad' : 'good'}>
              {t(changes.length === 0 ? 'same' : breaking > 0 ? 'breaks' : 'keeps', { version, next })}
            </span>
          </header>
          <div>
            {changes.length === 0 ? <p>{t('none')}</p> : null}
            <ul className="contract-changes">
              {changes.map((change) => {
                const { kind, property, from, to, verdict } = change;
                const text = t(`change.${kind}`, { property, from, to });
                return (
                  <li key={`${kind} ${change.id} ${from}`} data-verdict={verdict}>
                    <span>
                      <span className="demo-state" data-state={STATES[verdict]}>
                        {t(verdict)}
                      </span>{' '}
                      {text}
                    </span>
                    <button
                      type="button"
                      className="chip"
                      aria-label={`${t('takeBack')}: ${text}`}
                      onClick={() => takeBack(change)}
                    >
                      {t('takeBack')}
                    </button>
                  </li>
                );
              })}
            </ul>
            <p>
              <button
                type="button"
                className="chip"
                disabled={changes.length === 0}
                onClick={() => {
                  onChange((now) => ({ ...now, version: next, published: now.entity }));
                  announce(t('published', { version: next }));
                }}
              >
                {t('publish', { version: next })}
              </button>
            </p>
          </div>
        </section>
        <section className="demo-pane" aria-labelledby={`${id}-old`}>
          <header>
            <h3 id={`${id}-old`}>{t('oldClient', { version })}</h3>
            <span className="demo-state" data-state={old.status < 300 ? 'good' : 'bad'}>
              {t('answered', { status: old.status })}
            </span>
          </header>
          <div>
            <SourceView label={t('oldAnswer')} code={old.body} />
          </div>
        </section>
        <div className="contract-sides">
          {SIDES.map((side) => {
            const { code, isChanged } = compareSide(published, entity, side);
            return (
              <CodeListing
                key={side}
                caption={isChanged ? t('sideChanged', { side: t(`side.${side}`) }) : t(`side.${side}`)}
                language={isChanged ? 'diff' : SIDE_LANGUAGES[side]}
                code={code}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
