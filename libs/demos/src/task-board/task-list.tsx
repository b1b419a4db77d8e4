import { usePartText } from '@genmaster/i18n';
import type { Card } from './board.ts';
import { estimateOf } from './estimate.ts';

/** Renders the tasks as a table. */
export function TaskList({ cards }: { cards: readonly Card[] }) {
  const t = usePartText('task-board');
  return (
    <div className="table" role="region" aria-label={t('list')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('task')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('changes')}</th>
            <th scope="col">{t('estimate')}</th>
            <th scope="col">{t('took')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                <span data-sample="">{card.id}</span> {card.title}
              </th>
              <td>{t(`column.${card.column}`)}</td>
              <td>{t(`kind.${card.kind}`)}</td>
              <td>{card.changes.join('. ')}</td>
              <td>{estimateOf(t, card)}</td>
              <td>{card.took === null ? '' : t('days', { days: card.took })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
