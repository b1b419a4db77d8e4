import { usePartText } from '@genmaster/i18n';
import type { Card } from './board.ts';
import { estimateOf } from './estimate.ts';

/** Renders the tasks as a table. */
export function TaskList({ cards }: { cards: readonly Card[] }) {
  const say = usePartText('task-board');
  return (
    <div className="table" role="region" aria-label={say('list')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{say('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('task')}</th>
            <th scope="col">{say('state')}</th>
            <th scope="col">{say('kind')}</th>
            <th scope="col">{say('changes')}</th>
            <th scope="col">{say('estimate')}</th>
            <th scope="col">{say('took')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                <span data-sample="">{card.id}</span> {card.title}
              </th>
              <td>{say(`column.${card.column}`)}</td>
              <td>{say(`kind.${card.kind}`)}</td>
              <td>{card.changes.join('. ')}</td>
              <td>{estimateOf(say, card)}</td>
              <td>{card.took === null ? '' : say('days', { days: card.took })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
