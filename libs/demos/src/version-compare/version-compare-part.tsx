import { compareModels, restoreChange, type ModelChange } from '@genmaster/app-model/project';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { Entity } from '@genmaster/app-model';
import { useMemo, useRef } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { CodeListing } from '../parts/code-listing.tsx';
import { differencesOf } from '../parts/differing-files.ts';
import { EntityEditor } from '../parts/entity-editor.tsx';
import type { VersionCompareState } from './version-compare-state.ts';
import './version-compare.css';

type TranslateProject = Translate<MessageIdOf<'project-files'>>;

/** Describes a change in a sentence. */
export function describeChange(t: TranslateProject, typeName: (type: string) => string, change: ModelChange): string {
  if (change.kind === 'type')
    return t('change.type', { field: change.field, from: typeName(change.from), to: typeName(change.to) });
  if (change.kind === 'added' || change.kind === 'removed')
    return t(`change.${change.kind}`, { field: change.field, type: typeName(change.type) });
  const { kind, id: _, ...values } = change;
  return t(`change.${kind}`, values);
}

/** Renders the changes as sentences, each with a button to undo it, and the files that differ because of them. */
export function VersionComparePart({ state, onChange, announce }: DemoPartProps<VersionCompareState>) {
  const t = usePartText('project-files');
  const tParts = usePartText('demo-parts');
  const typeName = (type: string) => tParts(`type.${type as 'text'}`);
  const { before, after, past, showGenerated } = state;
  const changes = compareModels(before, after);
  const differing = useMemo(() => differencesOf(before, after), [before, after]);
  const shown = differing.filter(({ origin }) => showGenerated || origin === 'manual');
  // Continued typing in the definition is one step.
  const isTyping = useRef(false);
  const edit = (change: (entity: Entity) => Entity) => {
    const isNew = !isTyping.current;
    isTyping.current = true;
    onChange((now) => ({
      ...now,
      after: change(now.after),
      past: isNew ? [...now.past, now.after].slice(-20) : now.past,
    }));
  };
  const restore = (change: ModelChange) => {
    if (restoreChange(before, after, change) === after) {
      announce(t('noRoom', { count: after.fields.length }));
      return;
    }
    isTyping.current = false;
    onChange((now) => ({
      ...now,
      after: restoreChange(now.before, now.after, change),
      past: [...now.past, now.after].slice(-20),
    }));
    announce(t('restored', { sentence: describeChange(t, typeName, change) }));
  };
  const undo = () => {
    isTyping.current = false;
    onChange((now) => ({ ...now, after: now.past.at(-1) ?? now.after, past: now.past.slice(0, -1) }));
    announce(t('undone'));
  };
  return (
    <div className="demo-pair version-pair">
      <div className="demo-column">
        <section className="demo-pane" aria-label={t('changes')}>
          <header>
            <h3>{t('changes')}</h3>
            <button type="button" className="chip" disabled={past.length === 0} onClick={undo}>
              <span aria-hidden="true">↶</span> {t('undo')}
            </button>
          </header>
          <div>
            {changes.length === 0 ? <p>{t('none')}</p> : null}
            <ul className="version-changes">
              {changes.map((change) => {
                const sentence = describeChange(t, typeName, change);
                return (
                  <li key={`${change.kind} ${change.id}`} data-kind={change.kind}>
                    <span data-sample="">{sentence}</span>
                    <button
                      type="button"
                      className="chip"
                      aria-label={`${t('restore')}: ${sentence}`}
                      onClick={() => restore(change)}
                    >
                      {t('restore')}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        </section>
        <details className="version-edit">
          <summary>{t('editAfter')}</summary>
          <EntityEditor entity={after} announce={announce} onChange={edit} />
        </details>
      </div>
      <div className="demo-column">
        <div className="demo-bar">
          <p className="sample-count">
            {t('changedFiles', {
              generated: differing.filter(({ origin }) => origin === 'generated').length,
              manual: differing.filter(({ origin }) => origin === 'manual').length,
            })}
          </p>
          <label className="demo-tick">
            <input
              type="checkbox"
              checked={showGenerated}
              onChange={({ target }) => onChange((now) => ({ ...now, showGenerated: target.checked }))}
            />
            {t('showGenerated')}
          </label>
        </div>
        {shown.map(({ path, patch, added, removed, origin }, index) => (
          <details key={path} className="version-file" open={index === 0}>
            <summary>
              <code dir="ltr">{path}</code>{' '}
              <small>
                {t(`origin.${origin}`)} · {t('lines', { added, removed })}
              </small>
            </summary>
            <CodeListing caption={t('source', { path })} language="diff" code={patch} />
          </details>
        ))}
      </div>
    </div>
  );
}
