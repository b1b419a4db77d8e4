import { useId, useState, type FormEvent } from 'react';
import { texts } from './multi-themes-texts.ts';

interface Order {
  customer: string;
  amount: number;
  isOpen: boolean;
}

const START: readonly Order[] = [
  { customer: 'Example Traders', amount: 12500, isOpen: true },
  { customer: 'Sample Stores', amount: 4200, isOpen: false },
  { customer: 'Demo Works', amount: 98000, isOpen: true },
];

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** A small order desk that wears the theme: menu, figures, table and form. */
export function SampleApp({ announce }: { announce: (text: string) => void }) {
  const [orders, setOrders] = useState(START);
  const [view, setView] = useState<'orders' | 'newOrder'>('orders');
  const open = orders.filter(({ isOpen }) => isOpen);
  const figures = [
    [texts.open, `${open.length}`],
    [texts.waiting, rupees.format(sumOf(open))],
    [texts.total, rupees.format(sumOf(orders))],
  ] as const;
  const add = (order: Order) => {
    setOrders([order, ...orders]);
    setView('orders');
    announce(texts.added(order.customer));
  };
  return (
    <div className="sample-app">
      <div role="group" aria-label={texts.menu} className="sample-menu">
        <strong>{texts.brand}</strong>
        {(['orders', 'newOrder'] as const).map((id) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => setView(id)}>
            {texts[id]}
          </button>
        ))}
      </div>
      <div className="sample-main">
        <h3>{texts[view]}</h3>
        {view === 'newOrder' ? (
          <OrderForm onSave={add} onCancel={() => setView('orders')} />
        ) : (
          <>
            <p>{texts.intro}</p>
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
  return (
    // A table that scrolls sideways has to be reachable by keyboard.

    <div className="sample-orders" tabIndex={0} role="region" aria-label={texts.orders}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.customer}</th>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ customer, amount, isOpen }, index) => (
            <tr key={orders.length - index}>
              <td>{customer}</td>
              <td data-numeric="">{rupees.format(amount)}</td>
              <td>{isOpen ? texts.open : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderForm({ onSave, onCancel }: { onSave: (order: Order) => void; onCancel: () => void }) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const customer = String(data.get('customer')).trim();
    const amount = Number(data.get('amount'));
    if (!customer) setProblem(texts.customerMissing);
    else if (!(amount > 0 && Number.isFinite(amount))) setProblem(texts.amountWrong);
    else onSave({ customer, amount, isOpen: true });
  };
  return (
    <form className="sample-form" noValidate onSubmit={save}>
      <label htmlFor={`${id}-customer`}>{texts.customer}</label>
      <input
        id={`${id}-customer`}
        name="customer"
        maxLength={60}
        autoComplete="off"
        aria-describedby={`${id}-problem`}
      />
      <label htmlFor={`${id}-amount`}>{texts.amount}</label>
      <input id={`${id}-amount`} name="amount" inputMode="decimal" maxLength={12} aria-describedby={`${id}-problem`} />
      <p id={`${id}-problem`} role="alert" className="sample-problem">
        {problem}
      </p>
      <div className="sample-actions">
        <button type="submit" className="sample-primary">
          {texts.save}
        </button>
        <button type="button" className="sample-other" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

const sumOf = (orders: readonly Order[]): number => orders.reduce((sum, { amount }) => sum + amount, 0);
