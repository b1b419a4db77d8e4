import { usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardTools } from './board-tools.tsx';
import { isShown, type Board } from './board.ts';
import { NewTask } from './new-task.tsx';
import { TaskList } from './task-list.tsx';
import './task-board.css';

/** Renders a board of tasks with its tools, as columns or as a list. */
export function TaskBoardPart(props: DemoPartProps<Board>) {
  const { state } = props;
  const t = usePartText('task-board');
  const shown = state.cards.filter((card) => isShown(state, card));
  return (
    <div className="demo-column task-board">
      <BoardTools {...props} shown={shown} />
      <p className="sample-count">
        <span aria-live="polite">{t('counted', { shown: shown.length, all: state.cards.length })}</span>{' '}
        {state.view === 'board' ? t('keys') : ''}
      </p>
      {state.view === 'board' ? <BoardColumns {...props} /> : <TaskList cards={shown} />}
      <NewTask {...props} />
    </div>
  );
}
