import { Fragment, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { usePartText } from '@genmaster/i18n';
import { historyKey } from '@genmaster/keyboard';
import { nextCell } from '../gen-grid/grid-keys.ts';
import { isChanged, type AccessMatrixState } from './access-matrix-state.ts';
import { answer, SUBJECTS, type Question } from './access-rules.ts';
import { settingOf, SETTINGS, type Setting } from './edit-rules.ts';
import { rowsFor } from './project-tree.ts';
import { describeCell } from './describe-answer.ts';

export interface MatrixTableProps {
  state: AccessMatrixState;
  /** Called with the path and the subject of the cell that comes into view. */
  onAsk: (question: Pick<Question, 'path' | 'who'>) => void;
  onSet: (setting: Setting) => void;
  onUndo: () => void;
}

/** Keys that change the setting of the path in view. */
const SETTING_KEYS: Readonly<Record<string, Setting>> = {
  '+': 'allow',
  '-': 'refuse',
  Delete: 'inherit',
  Backspace: 'inherit',
};

/** Renders the matrix of one right: paths as rows, people as columns; one tab stop, arrow keys inside. */
export function MatrixTable({ state, onAsk, onSet, onUndo }: MatrixTableProps) {
  const t = usePartText('access-matrix');
  const table = useRef<HTMLTableElement>(null);
  const { right, rules } = state;
  const rows = rowsFor(state.path);
  const inView = { row: rows.findIndex(({ path }) => path === state.path), column: SUBJECTS.indexOf(state.who) };
  const go = (row: number, column: number) => {
    flushSync(() => onAsk({ path: rows[row]!.path, who: SUBJECTS[column]! }));
    const cell = table.current?.querySelector<HTMLElement>('td[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (historyKey(event) === 'undo') {
      event.preventDefault();
      return onUndo();
    }
    const setting = key === ' ' ? followingSetting() : SETTING_KEYS[key];
    if (setting && !(ctrlKey || metaKey || altKey)) {
      event.preventDefault();
      return onSet(setting);
    }
    const next = nextCell({ key: mirrored(key, event.currentTarget), ctrlKey, metaKey, altKey }, inView, {
      rows: rows.length,
      columns: SUBJECTS.length,
    });
    if (!next) return undefined;
    event.preventDefault();
    return go(Math.max(next.row, 0), next.column);
  };
  const followingSetting = () => {
    const now = settingOf(rules, { ...state, path: rows[inView.row]!.pattern });
    return SETTINGS[(SETTINGS.indexOf(now) + 1) % SETTINGS.length];
  };
  return (
    <div className="table matrix-view">
      <table
        ref={table}
        role="grid"
        aria-label={t('matrix', { right: t(`right.${right}`) })}
        aria-describedby="matrix-keys"
        onKeyDown={press}
      >
        <thead>
          <tr>
            <th scope="col">{t('path')}</th>
            {SUBJECTS.map((who) => (
              <th key={who} scope="col">
                {t(`who.${who}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, name, depth, pattern }, row) => (
            <tr key={path}>
              <th scope="row" data-depth={Math.min(depth, 4)} title={path}>
                <bdi dir="ltr">
                  {partsOf(name).map((part, index) => (
                    <Fragment key={index}>
                      {index > 0 ? <wbr /> : null}
                      {part}
                    </Fragment>
                  ))}
                </bdi>
              </th>
              {SUBJECTS.map((who, column) => {
                const question = { path, who, right };
                const found = answer(rules, question);
                const isNew = isChanged(state, question);
                const isHere = row === inView.row && column === inView.column;
                return (
                  <td
                    key={who}
                    tabIndex={isHere ? 0 : -1}
                    aria-selected={isHere}
                    aria-label={describeCell(t, { question, answer: found, pattern, isChanged: isNew })}
                    data-answer={found.isAllowed ? 'allowed' : 'refused'}
                    data-own={found.rule?.path === pattern || undefined}
                    onClick={() => go(row, column)}
                  >
                    <span aria-hidden="true">{found.isAllowed ? '✓' : '✕'}</span>{' '}
                    {t(found.isAllowed ? 'allowed' : 'refused')} <small>{found.rule?.rule ?? t('noRule')}</small>
                    {isNew ? <small className="matrix-new">{t('changed')}</small> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Splits a file name where it may break: only before its extensions. */
const partsOf = (name: string): string[] => name.split(/(?=\.)/);

/** Swaps the left and right arrow keys where the text runs from right to left. */
function mirrored(key: string, element: Element): string {
  if (getComputedStyle(element).direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}
