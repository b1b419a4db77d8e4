/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { pageMode } from '../../testing/theme-panel-model.ts';

prepareBrowser();
beforeAll(() => import('./voice-assistant-host.tsx'), 60_000);

/** Speech recognition that returns the text of the test. */
class ScriptedRecognition {
  static started: ScriptedRecognition[] = [];
  lang = '';
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    ScriptedRecognition.started.push(this);
  }
  abort() {
    this.onend?.();
  }
}
const t = (transcript: string) => {
  const turn = ScriptedRecognition.started.at(-1)!;
  return act(async () => {
    turn.onresult?.({ results: [[{ transcript }]] });
    turn.onend?.();
  });
};

const assistant = () => within(screen.getByRole('region', { name: /Voice commands|आवाज़ की कमांड/ }));
const answer = () => assistant().getByRole('status').textContent;

async function open(path = '/about-us') {
  const app = await renderApp({ path });
  await app.user.click(screen.getByRole('button', { name: 'Voice commands' }));
  await screen.findByRole('region', { name: 'Voice commands' });
  const type = async (text: string) => {
    await app.user.type(assistant().getByRole('combobox'), `${text}{Enter}`);
  };
  return { ...app, type };
}

afterEach(() => {
  ScriptedRecognition.started = [];
  Reflect.deleteProperty(window, 'SpeechRecognition');
});

it('is shown only while its flag is set', async () => {
  const { user } = await renderApp({ path: '/about-us' });
  expect(screen.queryByRole('region', { name: 'Voice commands' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Voice commands' }));
  await screen.findByRole('region', { name: 'Voice commands' });
  await user.click(assistant().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Voice commands' })).toBeNull();
});

describe('typed commands', () => {
  it('open a page at once', async () => {
    const { type, router } = await open();
    await type('go to Gen Grid');
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbuilt-solutions/gen-grid'));
    expect(answer()).toBe('Going to Gen Grid.');
  });

  it('find a page by the beginning of its name, and open the list when the answer mentions it', async () => {
    const { type, router } = await open();
    await type('what can I say');
    expect(assistant().getByRole('button', { name: 'add field due date' })).toBeTruthy();
    expect(assistant().getByText('What you can say or type').closest('details')!.open).toBe(true);
    await type('add field due date');
    await waitFor(() => expect(answer()).toContain('No model is in view here.'));
    await type('go to contact');
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'));
  });

  it('change nothing before the confirmation, and can be undone', async () => {
    const { type, user } = await open();
    await type('dark theme');
    await waitFor(() => expect(answer()).toContain('Switch the page to dark?'));
    expect(assistant().getByText('dark theme', { selector: 'q' })).toBeTruthy();
    expect(pageMode()).toBe('light');

    await user.click(assistant().getByRole('button', { name: 'Yes, do it' }));
    await waitFor(() => expect(pageMode()).toBe('dark'));
    await waitFor(() => expect(answer()).toContain('Done.'));

    await type('undo');
    await waitFor(() => expect(pageMode()).toBe('light'));
    expect(answer()).toBe('Taken back: Mode.');
  });

  it.each([
    { how: 'the word', drop: (type: (text: string) => Promise<void>) => type('no') },
    { how: 'Escape', drop: (_type: unknown, escape: () => Promise<void>) => escape() },
  ])('are cancelled by $how', async ({ drop }) => {
    const { type, user } = await open();
    await type('scheme evergreen');
    await waitFor(() => expect(answer()).toContain('Evergreen'));
    await drop(type, () => user.keyboard('{Escape}'));
    await waitFor(() => expect(answer()).toBe('Dropped. Nothing has changed.'));
    await type('yes');
    await waitFor(() => expect(answer()).toBe('There is no question open.'));
  });

  it('select a colour scheme by name or number', async () => {
    const { type, services } = await open();
    await type('scheme 1.4');
    await waitFor(() => expect(answer()).toContain('Graphite'));
    await type('yes');
    const engine = (await services.theme.load()).getEngine();
    await waitFor(() => expect(engine.getSnapshot().draft.schemeCode).toBe('1.4'));
  });

  it('open the panel and the page finder', async () => {
    const { type, services } = await open();
    await type('open theme panel');
    expect(services.store.getState().themePanel.isOpen).toBe(true);
    await type('find validation');
    expect(services.store.getState().pageFinder).toEqual({ isOpen: true, words: 'validation' });
  });

  it('that are unknown change nothing and suggest the nearest ones', async () => {
    const { type } = await open();
    await type('make the theme darker');
    await waitFor(() => expect(answer()).toContain('No command fits'));
    await type('go to code');
    await waitFor(() => expect(answer()).toContain('Several pages fit'));
    await type('go to zebra');
    await waitFor(() => expect(answer()).toContain('No page is called “zebra”'));
    await type('scheme zebra');
    await waitFor(() => expect(answer()).toContain('Indigo Ink (1.1)'));
  });

  it('are in Hindi when Hindi is selected', async () => {
    const { type, user, router } = await open();
    await user.click(assistant().getByRole('button', { name: 'हिन्दी' }));
    await type('गहरी थीम चुनें');
    await waitFor(() => expect(answer()).toContain('डार्क'));
    await type('हाँ');
    await waitFor(() => expect(pageMode()).toBe('dark'));
    await type('जेन ग्रिड पर जाएँ');
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbuilt-solutions/gen-grid'));
  });
});

describe('the microphone', () => {
  beforeEach(() => Object.assign(window, { SpeechRecognition: ScriptedRecognition }));

  it('is off until requested, shows when it is on, and is off after the command', async () => {
    const { user, router } = await open();
    expect(ScriptedRecognition.started).toEqual([]);
    expect(assistant().getByText('The microphone is off.')).toBeTruthy();

    await user.click(assistant().getByRole('button', { name: 'Speak a command' }));
    expect(assistant().getByText('The microphone is on.')).toBeTruthy();

    await t('Go to Gen Grid');
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbuilt-solutions/gen-grid'));
    expect(assistant().getByText('Go to Gen Grid', { selector: 'q' })).toBeTruthy();
    await assistant().findByText('The microphone is off.');
  });

  it('listens for the answer to the assistant’s own question', async () => {
    const { user } = await open();
    await user.click(assistant().getByRole('button', { name: 'Speak a command' }));
    await t('dark theme');
    await waitFor(() => expect(ScriptedRecognition.started).toHaveLength(2));
    await t('yes');
    await waitFor(() => expect(pageMode()).toBe('dark'));
    await assistant().findByText('The microphone is off.');
  });

  it('stays off after closing during a question', async () => {
    const { user } = await open();
    await user.click(assistant().getByRole('button', { name: 'Speak a command' }));
    await t('dark theme');
    await waitFor(() => expect(ScriptedRecognition.started).toHaveLength(2));
    await user.click(assistant().getByRole('button', { name: 'Close' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(ScriptedRecognition.started).toHaveLength(2);
  });

  it('shows a message when it is blocked, and the text box still works', async () => {
    const { user, type, router } = await open();
    await user.click(assistant().getByRole('button', { name: 'Speak a command' }));
    const turn = ScriptedRecognition.started.at(-1)!;
    await act(async () => {
      turn.onerror?.({ error: 'not-allowed' });
      turn.onend?.();
    });
    await waitFor(() => expect(answer()).toContain('was not allowed to use the microphone'));
    await type('go home');
    await waitFor(() => expect(answer()).toContain('Home'));
    expect(router.state.location.pathname).toBe('/');
  });
});
