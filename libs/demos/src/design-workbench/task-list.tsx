import { usePartText } from '@genmaster/i18n';
import type { CanvasState } from '../canvas/canvas-state.ts';
import { TASKS } from './design-workbench-state.ts';

/** Lists short tasks, each ticked off when it is done. */
export function TaskList({ done }: Pick<CanvasState, 'done'>) {
  const t = usePartText('canvas');
  const next = TASKS.find((task) => !done.includes(task));
  return (
    <section aria-label={t('tasks')} className="canvas-tasks">
      <h3 className="canvas-label">{t('tasks')}</h3>
      <ol>
        {TASKS.map((task) => (
          <li key={task} data-state={done.includes(task) ? 'done' : task === next ? 'next' : 'open'}>
            <span>{t(`task.${task}`)}</span>
            <small>{done.includes(task) ? t('task.done') : task === next ? t('task.next') : ''}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
