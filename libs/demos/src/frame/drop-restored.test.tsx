/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { dropRestored } from './drop-restored.ts';

/** One of each control, all controlled by React. */
function Form() {
  const [form, setForm] = useState({ name: 'Ada', note: 'first', day: '', size: 'large', isDone: true, way: 'a' });
  const change = (next: Partial<typeof form>) => setForm((now) => ({ ...now, ...next }));
  return (
    <>
      <input aria-label="name" value={form.name} onChange={({ target }) => change({ name: target.value })} />
      <input type="date" value={form.day} onChange={({ target }) => change({ day: target.value })} />
      <textarea value={form.note} onChange={({ target }) => change({ note: target.value })} />
      <select value={form.size} onChange={({ target }) => change({ size: target.value })}>
        <option>small</option>
        <option>large</option>
      </select>
      <select>
        <option>none</option>
        <option>some</option>
      </select>
      <input type="checkbox" checked={form.isDone} onChange={({ target }) => change({ isDone: target.checked })} />
      {['a', 'b'].map((way) => (
        <input key={way} type="radio" value={way} checked={form.way === way} onChange={() => change({ way })} />
      ))}
      <input type="file" />
    </>
  );
}

/** Shows the prerendered form as a browser does that has filled its controls with their last values. */
function restored() {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  const root = document.querySelector('main')!;
  const fields = [...root.querySelectorAll<HTMLInputElement>('[aria-label], [type="date"], textarea, select')];
  const [name, day, note, size, more] = fields as [HTMLInputElement, ...HTMLInputElement[]];
  const [isDone, a, b] = root.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]');
  const values = () => [...fields.map(({ value }) => value), isDone!.checked, a!.checked, b!.checked];
  name.value = 'Grace';
  day!.value = '2030-05-01';
  note!.value = 'last';
  size!.value = 'small';
  more!.value = 'some';
  isDone!.checked = false;
  b!.checked = true;
  return { root, name, values };
}

it('shows the state of the part in every control, not what the browser restored', async () => {
  const { root, values } = restored();
  dropRestored(root);
  await act(async () => void hydrateRoot(root, <Form />));

  expect(values()).toEqual(['Ada', '', 'first', 'large', 'none', true, true, false]);
});

it('leaves the control alone that the visitor is in', () => {
  const { root, name, values } = restored();
  name.focus();
  dropRestored(root);

  expect(values().slice(0, 3)).toEqual(['Grace', '', 'first']);
});
