/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import type { DemoDefinition, DemoPartProps } from '../demo-definition.ts';
import { demoKeyOf, exampleKeyOf } from '../kept-demo.ts';
import { DemoSpeechProvider } from '../speech/demo-speech.tsx';
import { DemoStage } from './demo-stage.tsx';

/** Address of the page: the stage uses nothing else of the router. */
let mockAddress = { search: '', hash: '' };
jest.mock('react-router', () => ({ useLocation: () => mockAddress }));

// jsdom has no text encoder; packing has its own test.
jest.mock('./share-state.ts', () => ({
  packState: async () => 'packed',
  unpackState: async (text: string) => ({ text }),
}));

/** Whether the texts of the other language fail to load. */
let mockIsLost = false;
jest.mock('../speech/load-spoken.ts', () => {
  const { loadSpoken } = jest.requireActual('../speech/load-spoken.ts');
  return {
    loadSpoken: (...given: unknown[]) => (mockIsLost ? Promise.reject(new Error('lost')) : loadSpoken(...given)),
  };
});
const onMiss = jest.fn();

interface Note {
  text: string;
}

function NotePart({ state, onChange }: DemoPartProps<Note>) {
  return (
    <input aria-label="Note" value={state.text} onChange={({ target }) => onChange(() => ({ text: target.value }))} />
  );
}

const definition: DemoDefinition<Note> = {
  id: 'sql-dialects',
  scenarios: [
    { id: 'first', label: 'First', state: { text: 'first' } },
    { id: 'second', label: 'Second', state: { text: 'second' } },
  ],
  schema: v.strictObject({ text: v.pipe(v.string(), v.maxLength(20)) }),
  Part: NotePart,
  copy: ({ text }) => text,
  code: () => [],
};

const WORDS = ['demo-parts'] as const;

async function show(search = '', hash = '') {
  mockAddress = { search, hash };
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('demo-parts');
  // A shared state is unpacked first.
  await act(
    async () =>
      void render(
        <LanguageScope language={language}>
          <DemoSpeechProvider words={WORDS} onFailure={onMiss}>
            <DemoStage definition={definition} />
          </DemoSpeechProvider>
        </LanguageScope>,
      ),
  );
  const press = (name: string) => userEvent.click(buttonOf(name));
  return { note: screen.getByLabelText('Note'), press };
}

/** Returns the button in the bar: styles show Reset and Copy there or, on a phone, in the menu. */
const buttonOf = (name: string) => screen.getAllByRole('button', { name })[0]!;

const kept = () => localStorage.getItem(demoKeyOf('sql-dialects'));

beforeEach(() => {
  localStorage.clear();
  onMiss.mockClear();
  mockIsLost = false;
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
});

it.each(['Reset', 'Second', 'Clear them'])('restores what “%s” removed, and stores it again', async (taker) => {
  const { note, press } = await show();
  await userEvent.type(note, ' and mine');
  await press(taker);

  expect(screen.getByLabelText('Note')).not.toHaveValue('first and mine');
  expect(kept()).toBeNull();
  await press('Bring my work back');
  expect(screen.getByLabelText('Note')).toHaveValue('first and mine');
  expect(screen.getByRole('status')).toHaveTextContent('Your work is back.');
  expect(screen.getByText('More')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'First' })).toHaveAttribute('aria-pressed', 'true');
  expect(kept()).toBe('{"text":"first and mine"}');
  expect(screen.queryByRole('button', { name: 'Bring my work back' })).toBeNull();
});

/** Stores a state as another tab does. */
const store = (text: string) => {
  const key = demoKeyOf('sql-dialects');
  localStorage.setItem(key, JSON.stringify({ text }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};
const storeElsewhere = (text: string) => act(() => store(text));
/** Tells React whether each update is inside `act`; outside of it, updates are rendered later, as in a browser. */
const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });

it('goes on with what another tab stored, and writes nothing over it before a change', async () => {
  const { note, press } = await show();
  await userEvent.type(note, ' and mine');
  const write = jest.spyOn(Storage.prototype, 'setItem');
  storeElsewhere('from th');
  storeElsewhere('from there');
  expect(write).toHaveBeenCalledTimes(2);
  write.mockRestore();
  expect(note).toHaveValue('from there');
  await press('Second');
  await press('Bring my work back');
  expect(kept()).toBe('{"text":"from there"}');
  await userEvent.type(screen.getByLabelText('Note'), ' too');
  expect(kept()).toBe('{"text":"from there too"}');
});

it('writes no earlier state over a later one of a tab that stores quickly', async () => {
  await show();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  // Both come before the first is rendered.
  expectAct(false);
  for (const text of ['from th', 'from there']) store(text);
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('from there'));
  expectAct(true);
  expect(write).toHaveBeenCalledTimes(2);
  write.mockRestore();
  expect(kept()).toBe('{"text":"from there"}');
});

it('keeps to the example of its address while another tab stores something', async () => {
  const { note } = await show('?demo=second');
  storeElsewhere('from there');
  expect(note).toHaveValue('second');
});

it('keeps its menu open where a press in it gives the focus to what is around, as in Safari', async () => {
  await show();
  const menu = screen.getByText('More').closest('details')!;
  const page = menu.closest('.demo-stage')!.parentElement!;
  page.tabIndex = -1;
  await userEvent.click(screen.getByText('More'));
  act(() => page.focus());
  expect(page).toHaveFocus();
  expect(menu).toHaveAttribute('open');

  // Anything beside it is outside.
  await userEvent.click(screen.getByText('More'));
  await userEvent.click(screen.getByText('More'));
  expect(menu).toHaveAttribute('open');
  act(() => screen.getByLabelText('Note').focus());
  expect(menu).not.toHaveAttribute('open');
});

it('closes its menu at a press outside, and not at one inside', async () => {
  const { note } = await show();
  const menu = screen.getByText('More').closest('details')!;
  await userEvent.click(screen.getByText('More'));
  fireEvent.pointerDown(menu.querySelector('.demo-menu-list')!);
  expect(menu).toHaveAttribute('open');
  fireEvent.pointerDown(note);
  expect(menu).not.toHaveAttribute('open');
});

it('still offers the work after two other examples, and drops it at the next change', async () => {
  const { note, press } = await show();
  await userEvent.type(note, '!');
  await press('Second');
  await press('First');
  await press('Bring my work back');
  expect(screen.getByLabelText('Note')).toHaveValue('first!');

  await press('Second');
  await userEvent.type(screen.getByLabelText('Note'), '?');
  expect(screen.queryByRole('button', { name: 'Bring my work back' })).toBeNull();
});

it('returns to the example that a stored state started from, also after a reload', async () => {
  const { press } = await show();
  await press('Second');
  await userEvent.type(screen.getByLabelText('Note'), '!');
  cleanup();

  const { note, press: pressAgain } = await show();
  expect(note).toHaveValue('second!');
  expect(screen.getByRole('button', { name: 'Second' })).toHaveAttribute('aria-pressed', 'true');
  await pressAgain('Reset');
  expect(screen.getByLabelText('Note')).toHaveValue('second');
  expect(localStorage).toHaveLength(0);
});

it.each([null, 'an example of an earlier release'])(
  'reads a stored state without a known example (%s) as one of the first example',
  async (example) => {
    localStorage.setItem(demoKeyOf('sql-dialects'), '{"text":"mine"}');
    if (example) localStorage.setItem(exampleKeyOf('sql-dialects'), example);
    const { note } = await show();
    expect(note).toHaveValue('mine');
    expect(screen.getByRole('button', { name: 'First' })).toHaveAttribute('aria-pressed', 'true');
  },
);

it.each([
  { example: 'First', address: '/#demo:packed' },
  { example: 'Second', address: '/?demo=second#demo:packed' },
])('copies the address of a state of one’s own with its example, $address', async ({ example, address }) => {
  const user = userEvent.setup();
  const { press } = await show();
  await press(example);
  await userEvent.type(screen.getByLabelText('Note'), '!');
  await user.click(screen.getByText('More'));
  await user.click(buttonOf('Copy address'));
  await screen.findByText('The address of what you see is copied.');
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${address}`);
});

it('shows a shared state above the example that its address names', async () => {
  const { note } = await show('?demo=second', '#demo:theirs');
  expect(note).toHaveValue('theirs');
  expect(screen.getByRole('button', { name: 'Second' })).toHaveAttribute('aria-pressed', 'true');
});

it('keeps the focus in the demo after its stored state is cleared', async () => {
  const { note } = await show();
  await userEvent.type(note, '!');
  screen.getByRole('button', { name: 'Clear them' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('Show the code')).toHaveFocus());
});

it('offers no undo where nothing was done', async () => {
  const { press } = await show();
  await press('Second');
  await press('Reset');

  expect(screen.queryByRole('button', { name: 'Bring my work back' })).toBeNull();
});

it('reports an unknown example in the address, and shows the first one', async () => {
  const { note } = await show('?demo=third');

  expect(note).toHaveValue('first');
  expect(screen.getAllByText(/third/).length).toBeGreaterThan(0);
});

it.each(['{"text":1}', '{"text":"a","more":1}', 'not JSON', '[]'])(
  'shows the first example where the stored state is %s',
  async (text) => {
    localStorage.setItem(demoKeyOf('sql-dialects'), text);
    const { note } = await show();

    expect(note).toHaveValue('first');
  },
);

it('reports a state that it cannot store, and keeps the stored one', async () => {
  const { note } = await show();
  await userEvent.type(note, '!');
  await userEvent.type(note, '?'.repeat(20));
  expect(screen.getByText(/did not keep this/)).toBeVisible();
  expect(kept()).toBe(`{"text":"first!${'?'.repeat(14)}"}`);

  await userEvent.clear(note);
  expect(screen.queryByText(/did not keep this/)).toBeNull();
  expect(kept()).toBe('{"text":""}');
});

it('reports that nothing is saved when storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { note } = await show();
  await userEvent.type(note, '!');

  expect(note).toHaveValue('first!');
  expect(screen.getByText(/did not keep this/)).toBeVisible();
  jest.restoreAllMocks();
});

describe('an address with an example', () => {
  it('keeps the stored state, and restores it on request', async () => {
    localStorage.setItem(demoKeyOf('sql-dialects'), '{"text":"mine"}');
    const { note, press } = await show('?demo=second');
    expect(note).toHaveValue('second');
    expect(kept()).toBe('{"text":"mine"}');
    await press('Bring my work back');
    expect(screen.getByLabelText('Note')).toHaveValue('mine');
  });

  it('offers no undo where nothing is stored', async () => {
    await show('?demo=second');
    expect(screen.queryByRole('button', { name: 'Bring my work back' })).toBeNull();
  });
});

it('restores the stored state after a shared state was shown', async () => {
  localStorage.setItem(demoKeyOf('sql-dialects'), '{"text":"mine"}');
  const { note, press } = await show('', '#demo:theirs');
  expect(note).toHaveValue('theirs');
  await press('Bring my work back');
  expect(screen.getByLabelText('Note')).toHaveValue('mine');
  expect(kept()).toBe('{"text":"mine"}');
});

describe('a change of language', () => {
  const menu = () => userEvent.click(screen.getByText('More'));

  it('translates it, keeps typed text, and can be undone', async () => {
    const { note, press } = await show();
    await userEvent.type(note, '!');
    await menu();
    await press('हिन्दी');
    await screen.findAllByRole('button', { name: 'रीसेट' });
    expect(buttonOf('रीसेट')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('डेमो अब हिन्दी में है।');
    expect(screen.getByLabelText('Note')).toHaveValue('first!');
    expect(screen.getByLabelText('Note').closest('[lang]')).toHaveAttribute('lang', 'hi');
    await userEvent.click(screen.getByText('और'));
    await press('English');
    expect(buttonOf('Reset')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The demo speaks English now.');
    expect(screen.getByLabelText('Note').closest('[lang]')).toBeNull();
  });

  it('leaves it unchanged and shows an error when the texts cannot be loaded', async () => {
    mockIsLost = true;
    const { press } = await show();
    await menu();
    await press('हिन्दी');
    expect(await screen.findByText(/The other language could not be fetched/)).toBeVisible();
    expect(buttonOf('Reset')).toBeVisible();
    expect(onMiss).toHaveBeenCalledTimes(1);
    mockIsLost = false;
    await menu();
    await press('हिन्दी');
    await screen.findAllByRole('button', { name: 'रीसेट' });
    expect(buttonOf('रीसेट')).toBeVisible();
  });
});
