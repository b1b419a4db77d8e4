import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { boardSchema, writeTasks, type Board } from './board.ts';
import { freshBoard, sampleCards, type SayBoard } from './sample-boards.ts';
import { TaskBoardPart } from './task-board-part.tsx';

/** Name of the message part with the texts of this demo. */
export const words = 'task-board';

/** Renders tasks in three columns, moved by keyboard or by dragging, with filters, export and undo. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}

function definitionIn(say: SayBoard): DemoDefinition<Board> {
  const cards = sampleCards(say);
  const board = freshBoard(cards);
  const csv = ({ cards: tasks }: Board) => writeTasks(tasks, (column) => say(`column.${column}`));
  return {
    id: 'task-board',
    scenarios: [
      { id: 'week', label: say('scenario.week'), state: board },
      {
        id: 'start',
        label: say('scenario.start'),
        state: freshBoard(cards.map((card) => ({ ...card, column: 'todo', took: null }))),
      },
      { id: 'model', label: say('scenario.model'), state: { ...board, kind: 'model', view: 'list' } },
    ],
    schema: boardSchema,
    Part: TaskBoardPart,
    copy: csv,
    code: (state) => [
      { caption: 'CSV', language: 'csv', code: csv(state) },
      { caption: say('kept'), language: 'json', code: JSON.stringify(state.cards, null, 2) },
    ],
    hasFullPage: true,
  };
}
