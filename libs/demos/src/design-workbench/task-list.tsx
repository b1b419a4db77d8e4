import { usePartText } from '@genmaster/i18n';
import type { CanvasState } from '../canvas/canvas-state.ts';
import { TASKS } from './design-workbench-state.ts';

/** Lists short tasks, each ticked off when it is done. */
export function TaskList({ done }: Pick<CanvasState, 'done'>) {
  const say = usePartText('canvas');
  const next = TASKS.find((task) => !done.includes(task));
  return (
    <section aria-label={say('tasks')} className="canvas-tasks">
      <h3 className="canvas-label">{say('tasks')}</h3>
      <ol>
        {TASKS.map((task) => (
          <li key={task} data-state={done.includes(task) ? 'done' : task === next ? 'next' : 'open'}>
            <span>{say(`task.${task}`)}</span>
            <small>{done.includes(task) ? say('task.done') : task === next ? say('task.next') : ''}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
