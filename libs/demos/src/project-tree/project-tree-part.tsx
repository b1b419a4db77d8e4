import { projectFiles } from '@genmaster/app-model/project';
import { usePartText } from '@genmaster/i18n';
import { useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DemoPartProps } from '../demo-definition.ts';
import { SourceView } from '../parts/source-view.tsx';
import type { ProjectTreeState } from './project-tree-state.ts';
import { keyInTree, linesOf } from './tree.ts';
import './project-tree.css';

/** Renders the tree on one side, and the chosen file, its purpose and its origin on the other. */
export function ProjectTreePart({ state, onChange, announce }: DemoPartProps<ProjectTreeState>) {
  const t = usePartText('project-files');
  const id = useId();
  const tree = useRef<HTMLUListElement>(null);
  const { entity, open, chosen, search } = state;
  const files = useMemo(() => projectFiles(entity), [entity]);
  const lines = linesOf(files, { open, search });
  const file = files.find(({ path }) => path === chosen);
  const top = chosen.split('/')[0] as 'config';
  // Only one line is in the tab order: the selected one, or the first when the selected one is in a closed folder.
  const stop = lines.some(({ path }) => path === chosen) ? chosen : lines[0]?.path;
  const choose = (path: string) => {
    flushSync(() => onChange((now) => ({ ...now, chosen: path })));
    tree.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  const fold = (path: string, isOpen: boolean) =>
    onChange((now) => ({
      ...now,
      chosen: path,
      open: isOpen ? [...now.open.filter((one) => one !== path), path] : now.open.filter((one) => one !== path),
    }));
  const press = (event: KeyboardEvent, at: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = keyInTree(lines, { at, key: event.key });
    if (!step) return;
    event.preventDefault();
    if ('to' in step) choose(step.to);
    else fold('open' in step ? step.open : step.close, 'open' in step);
  };
  const find = (text: string) => {
    const found = linesOf(files, { open, search: text });
    const first = found.find((line) => line.file);
    onChange((now) => ({ ...now, search: text, chosen: text.trim() && first ? first.path : now.chosen }));
    announce(t('found', { count: text.trim() ? found.filter((line) => line.file).length : files.length }));
  };
  return (
    <div className="demo-pair">
      <div className="demo-column">
        <div className="project-search">
          <label htmlFor={`${id}-search`}>{t('search')}</label>
          <input
            id={`${id}-search`}
            type="search"
            className="demo-field"
            value={search}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => find(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' && stop) {
                event.preventDefault();
                choose(stop);
              }
            }}
          />
        </div>
        {lines.length === 0 ? <p className="sample-count">{t('found', { count: 0 })}</p> : null}
        <ul ref={tree} role="tree" aria-label={t('tree')} className="project-tree" data-sample="">
          {lines.map((line) => (
            <li
              key={line.path}
              role="treeitem"
              tabIndex={line.path === stop ? 0 : -1}
              aria-level={line.level}
              aria-posinset={line.place}
              aria-setsize={line.siblings}
              aria-selected={line.path === chosen}
              aria-expanded={line.isFolder ? line.isOpen : undefined}
              data-level={line.level}
              data-origin={line.file?.origin}
              onClick={() => (line.isFolder ? fold(line.path, !line.isOpen) : choose(line.path))}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') {
                  event.preventDefault();
                  if (line.isFolder) fold(line.path, !line.isOpen);
                  else choose(line.path);
                } else press(event, line.path);
              }}
            >
              <span aria-hidden="true">{line.isFolder ? (line.isOpen ? '▾' : '▸') : '·'}</span> <bdi>{line.name}</bdi>
            </li>
          ))}
        </ul>
        <p className="sample-count">{t('keys')}</p>
      </div>
      <section className="demo-pane" aria-labelledby={`${id}-chosen`}>
        <header>
          <h3 id={`${id}-chosen`}>
            <code dir="ltr">{chosen}</code>
          </h3>
          {file ? (
            <span className="demo-state" data-state={file.origin === 'manual' ? 'good' : undefined}>
              {t(`origin.${file.origin}`)}
            </span>
          ) : null}
        </header>
        <div>
          {file ? (
            <>
              <dl className="project-facts">
                <dt>{t('why')}</dt>
                <dd>{t(`job.${file.job}`)}</dd>
                <dt>{t('whose')}</dt>
                <dd>
                  {file.path.includes('/') ? t(`folder.${top}`) : t(`origin.${file.origin}`)} ·{' '}
                  {t('bytes', { count: new TextEncoder().encode(file.text).length })}
                </dd>
              </dl>
              <SourceView label={t('source', { path: file.path })} code={file.text} />
            </>
          ) : (
            <p>{t(`folder.${top}`)}</p>
          )}
        </div>
      </section>
    </div>
  );
}
