import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { boardSchema, writeTasks, type Board } from './board.ts';
import { freshBoard, sampleCards, type TranslateBoard } from './sample-boards.ts';
import { TaskBoardPart } from './task-board-part.tsx';

/** Name of the message part with the texts of this demo. */
export const words = 'task-board';

/** Renders tasks in three columns, moved by keyboard or by dragging, with filters, export and undo. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

function definitionIn(t: TranslateBoard): DemoDefinition<Board> {
  const cards = sampleCards(t);
  const board = freshBoard(cards);
  const csv = ({ cards: tasks }: Board) => writeTasks(tasks, (column) => t(`column.${column}`));
  return {
    id: 'task-board',
    scenarios: [
      { id: 'week', label: t('scenario.week'), state: board },
      {
        id: 'start',
        label: t('scenario.start'),
        state: freshBoard(cards.map((card) => ({ ...card, column: 'todo', took: null }))),
      },
      { id: 'model', label: t('scenario.model'), state: { ...board, kind: 'model', view: 'list' } },
    ],
    schema: boardSchema,
    Part: TaskBoardPart,
    copy: csv,
    code: (state) => [
      { caption: 'CSV', language: 'csv', code: csv(state) },
      { caption: t('kept'), language: 'json', code: JSON.stringify(state.cards, null, 2) },
    ],
    hasFullPage: true,
  };
}
