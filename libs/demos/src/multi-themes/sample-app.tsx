import { usePartText } from '@genmaster/i18n';
import { useId, useState, type FormEvent } from 'react';

interface Order {
  customer: string;
  amount: number;
  isOpen: boolean;
}

const START = [
  { id: 'traders', amount: 12500, isOpen: true },
  { id: 'stores', amount: 4200, isOpen: false },
  { id: 'works', amount: 98000, isOpen: true },
] as const;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Renders a small order desk with menu, figures, table and form in the current theme. */
export function SampleApp({ announce }: { announce: (text: string) => void }) {
  const t = usePartText('multi-themes');
  const [orders, setOrders] = useState<readonly Order[]>(() =>
    START.map(({ id, ...order }) => ({ customer: t(`sample.${id}`), ...order })),
  );
  const [view, setView] = useState<'orders' | 'newOrder'>('orders');
  const open = orders.filter(({ isOpen }) => isOpen);
  const figures = [
    [t('open'), `${open.length}`],
    [t('waiting'), rupees.format(sumOf(open))],
    [t('total'), rupees.format(sumOf(orders))],
  ] as const;
  const add = (order: Order) => {
    setOrders([order, ...orders]);
    setView('orders');
    announce(t('added', { customer: order.customer }));
  };
  return (
    <div className="sample-app">
      <div role="group" aria-label={t('menu')} className="sample-menu">
        <strong>{t('brand')}</strong>
        {(['orders', 'newOrder'] as const).map((id) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => setView(id)}>
            {t(id)}
          </button>
        ))}
      </div>
      <div className="sample-main">
        <h3>{t(view)}</h3>
        {view === 'newOrder' ? (
          <OrderForm onSave={add} onCancel={() => setView('orders')} />
        ) : (
          <>
            <p>{t('intro')}</p>
            <div className="sample-board">
              <dl className="sample-figures">
                {figures.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <OrderTable orders={orders} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function OrderTable({ orders }: { orders: readonly Order[] }) {
  const t = usePartText('multi-themes');
  return (
    // A table that scrolls sideways must be reachable by keyboard.

    <div className="sample-orders" tabIndex={0} role="region" aria-label={t('orders')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            <th scope="col" data-numeric="">
              {t('amount')}
            </th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ customer, amount, isOpen }, index) => (
            <tr key={orders.length - index}>
              <td>{customer}</td>
              <td data-numeric="">{rupees.format(amount)}</td>
              <td>{isOpen ? t('open') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderForm({ onSave, onCancel }: { onSave: (order: Order) => void; onCancel: () => void }) {
  const t = usePartText('multi-themes');
  const id = useId();
  const [problem, setProblem] = useState('');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const customer = String(data.get('customer')).trim();
    const amount = Number(data.get('amount'));
    if (!customer) setProblem(t('customerMissing'));
    else if (!(amount > 0 && Number.isFinite(amount))) setProblem(t('amountWrong'));
    else onSave({ customer, amount, isOpen: true });
  };
  return (
    <form className="sample-form" noValidate onSubmit={save}>
      <label htmlFor={`${id}-customer`}>{t('customer')}</label>
      <input
        id={`${id}-customer`}
        name="customer"
        maxLength={60}
        autoComplete="off"
        aria-describedby={`${id}-problem`}
      />
      <label htmlFor={`${id}-amount`}>{t('amount')}</label>
      <input id={`${id}-amount`} name="amount" inputMode="decimal" maxLength={12} aria-describedby={`${id}-problem`} />
      <p id={`${id}-problem`} role="alert" className="sample-problem">
        {problem}
      </p>
      <div className="sample-actions">
        <button type="submit" className="sample-primary">
          {t('save')}
        </button>
        <button type="button" className="sample-other" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

const sumOf = (orders: readonly Order[]): number => orders.reduce((sum, { amount }) => sum + amount, 0);
