/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { Suspense, use, useEffect, useState, type SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createEarlyInput } from './early-input.ts';

/** One of each control, all controlled by React. */
function Form({ onAdd }: { onAdd: () => void }) {
  const [form, setForm] = useState({ name: 'Ada', note: 'first', size: 'small', level: '3', isDone: false, way: 'a' });
  const change = (next: Partial<typeof form>) => setForm((now) => ({ ...now, ...next }));
  return (
    <>
      <input aria-label="name" value={form.name} onChange={({ target }) => change({ name: target.value })} />
      <input type="range" max={9} value={form.level} onChange={({ target }) => change({ level: target.value })} />
      <textarea value={form.note} onChange={({ target }) => change({ note: target.value })} />
      <select value={form.size} onChange={({ target }) => change({ size: target.value })}>
        <option>small</option>
        <option>large</option>
      </select>
      <input type="checkbox" checked={form.isDone} onChange={({ target }) => change({ isDone: target.checked })} />
      {['a', 'b'].map((way) => (
        <input key={way} type="radio" value={way} checked={form.way === way} onChange={() => change({ way })} />
      ))}
      <button type="button" onClick={onAdd}>
        <b>Add</b>
      </button>
      <p>Words</p>
      <output>{JSON.stringify(form)}</output>
    </>
  );
}

describe('early input, before a part is hydrated', () => {
  async function part() {
    document.body.innerHTML = '<main></main>';
    const root = document.querySelector('main')!;
    const early = createEarlyInput();
    const added: string[] = [];
    const onAdd = () => void added.push('added');
    root.innerHTML = renderToString(
      <Suspense>
        <Form onAdd={onAdd} />
      </Suspense>,
    );
    for (const type of ['click', 'input']) window.addEventListener(type, (event) => early.hold(event, root), true);
    let open = () => {};
    const isHere = new Promise<void>((resolve) => (open = resolve));
    function Part() {
      use(isHere);
      useEffect(() => early.repeat(), []);
      return <Form onAdd={onAdd} />;
    }
    await act(async () => {
      hydrateRoot(
        root,
        <Suspense>
          <Part />
        </Suspense>,
      );
    });
    return {
      early,
      root,
      added,
      find: <Found extends Element>(selector: string) => root.querySelector<Found>(selector)!,
      answer: () =>
        act(async () => {
          open();
          await isHere;
        }),
      state: () => JSON.parse(root.querySelector('output')!.textContent ?? ''),
    };
  }

  // An event on a suspended part makes React retry the part at once.
  const type = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) =>
    act(async () => {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (element: HTMLElement) => act(async () => element.click());

  it('is replayed, in every kind of control', async () => {
    const { find, answer, state } = await part();
    await type(find<HTMLInputElement>('[aria-label="name"]'), 'Gr');
    await type(find<HTMLInputElement>('[aria-label="name"]'), 'Grace');
    await type(find<HTMLInputElement>('[type="range"]'), '7');
    await type(find<HTMLTextAreaElement>('textarea'), '');
    await type(find<HTMLSelectElement>('select'), 'large');
    await press(find('[type="checkbox"]'));
    await press(find('[value="b"]'));
    await answer();
    expect(state()).toEqual({ name: 'Grace', level: '7', note: '', size: 'large', isDone: true, way: 'b' });
    expect(find<HTMLInputElement>('[aria-label="name"]').value).toBe('Grace');
    expect(find<HTMLInputElement>('[type="checkbox"]').checked).toBe(true);
  });

  it('is replayed where it was typed before anything listened, into the control that has the focus', async () => {
    const { early, root, find, answer, state } = await part();
    const name = find<HTMLInputElement>('[aria-label="name"]');
    const note = find<HTMLTextAreaElement>('textarea');
    await act(async () => name.focus());
    expect(early.holdFocused(root)).toBe(false);
    // A browser restores text on its own, and gives it no focus.
    note.value = 'restored';
    name.value = 'Grace';
    expect(early.holdFocused(root)).toBe(true);
    await answer();
    expect(state()).toMatchObject({ name: 'Grace', note: 'first' });
  });

  it('leaves untouched controls alone, and those after the part', async () => {
    const { find, answer, state } = await part();
    await answer();
    expect(state()).toMatchObject({ name: 'Ada', size: 'small', isDone: false });
    await press(find('[type="checkbox"]'));
    expect(state()).toMatchObject({ isDone: true });
  });

  it('presses a button once', async () => {
    const { find, answer, added } = await part();
    await press(find('b'));
    await answer();
    expect(added).toEqual(['added']);
    await press(find('button'));
    expect(added).toEqual(['added', 'added']);
  });

  it('is replayed on the matching element after a new render, and nowhere when there is none', async () => {
    document.body.innerHTML = '<main><button>Add</button><input></main>';
    const root = document.querySelector('main')!;
    const early = createEarlyInput();
    for (const event of ['click', 'input']) root.addEventListener(event, (entered) => early.hold(entered, root), true);
    root.querySelector('button')!.click();
    await type(root.querySelector('input')!, 'Grace');
    root.innerHTML = '<button>Add</button><input>';
    let presses = 0;
    root.querySelector('button')!.onclick = () => (presses += 1);
    await act(async () => early.repeat());
    expect([presses, root.querySelector('input')!.value]).toEqual([1, 'Grace']);

    const other = createEarlyInput();
    root.addEventListener('click', (event) => other.hold(event, root), true);
    root.querySelector('button')!.click();
    root.innerHTML = '<button>Retry</button><button>Start over</button>';
    for (const button of root.querySelectorAll('button')) button.onclick = () => (presses += 10);
    await act(async () => other.repeat());
    expect(presses).toBe(2);
  });

  it.each([
    { when: 'at once', events: ['click', 'input', 'submit'] },
    { when: 'after the press of its button', events: ['input', 'submit'] },
  ])('sends a form once the part responds, with what was typed, and listens $when', async ({ events }) => {
    document.body.innerHTML = '<main></main>';
    const root = document.querySelector('main')!;
    const early = createEarlyInput();
    const sent: string[] = [];
    function Ask({ onReady }: { onReady?: () => void }) {
      const [text, setText] = useState('');
      useEffect(() => onReady?.(), [onReady]);
      const send = (event: SyntheticEvent) => {
        event.preventDefault();
        sent.push(text);
      };
      return (
        <form onSubmit={send}>
          <input value={text} onChange={({ target }) => setText(target.value)} />
          <button>Ask</button>
        </form>
      );
    }
    root.innerHTML = renderToString(<Ask />);
    for (const event of events) window.addEventListener(event, (entered) => early.hold(entered, root), true);
    let left = 0;
    window.addEventListener('submit', (event) => (left += event.defaultPrevented ? 0 : 1));
    await type(root.querySelector('input')!, 'Why?');
    await press(root.querySelector('button')!);
    await act(async () => void hydrateRoot(root, <Ask onReady={early.repeat} />));

    expect([sent, left]).toEqual([['Why?'], 0]);
    await press(root.querySelector('button')!);
    expect([sent, left]).toEqual([['Why?', 'Why?'], 0]);
  });

  it('presses nothing when plain text was pressed last', async () => {
    const { find, answer, added } = await part();
    await press(find('b'));
    await press(find('p'));
    await answer();
    expect(added).toEqual([]);
  });
});
