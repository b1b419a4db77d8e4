/** @jest-environment jsdom */
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { createThemeEngine } from '@genmaster/theme-engine';
import { createTheme } from '@genmaster/theme-engine/create';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { toFigmaVariables, toShareText, toThemeJson } from '@genmaster/theme-engine/export';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Blob as NodeBlob } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';
import type { ThemePanelProps } from './theme-panel.tsx';

beforeAll(() => {
  installModalDialog();
  // Streams that every browser has and jsdom lacks.
  Object.assign(globalThis, { CompressionStream, DecompressionStream, TextDecoder, Blob: NodeBlob });
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const openTools = async (props: Partial<ThemePanelProps> = {}) => {
  const rendered = renderThemePanel(props);
  await rendered.user.click(button('Tools'));
  await screen.findByRole('button', { name: 'Make a palette' });
  return rendered;
};

/** Returns a colour token as the engine prints it. */
const printed = (token: unknown): string => {
  const { components } = (token as { $value: { components: number[] } }).$value;
  return `rgba(${components.map((part) => Math.round(part * 255)).join(', ')}, 1)`;
};
const themeFile = (text: string) => Object.assign(new File([], 'theme.json'), { text: () => Promise.resolve(text) });
const darkTheme = () => {
  const other = createThemeEngine({ catalogue: defaultCatalogue });
  other.chooseScheme('3.1');
  other.chooseMode('dark');
  return other;
};

it('a palette is generated from one colour, as one undo step', async () => {
  const { user, engine } = await openTools();
  await user.click(button('Make a palette'));
  expect(engine.getSnapshot().undoLabel).toBe('Brand color');
  expect(engine.getSnapshot().changedFields.size).toBeGreaterThan(20);
  expect(screen.getByText(/^The palette is made/)).toBeTruthy();
  act(() => engine.undo());
  expect(engine.getSnapshot().changedFields.size).toBe(0);
});

it('a theme with variables of its own keeps them, and the tools that make colours explain why', async () => {
  const { engine } = createTheme({ colors: { page: 'white' }, storage: null });
  const { user } = await openTools({ engine });
  await user.click(button('Make a palette'));
  expect(screen.getByText(/^This theme has no palette colors/).className).not.toContain('spoken');
  await user.click(button('Shuffle'));
  await user.click(await screen.findByRole('button', { name: 'Shuffle the colors' }));
  expect(screen.getByText(/^This theme has no palette colors/)).toBeTruthy();
  expect(engine.getSnapshot()).toMatchObject({ canUndo: false, isDirty: false });
});

describe('a simulated colour vision deficiency', () => {
  it('applies to the whole page, and ends when the tools close', async () => {
    const { user, update } = await openTools();
    await user.selectOptions(screen.getByRole('combobox', { name: 'See the page as with' }), 'tritanopia');
    expect(document.documentElement.style.filter).toContain('gm-color-vision');
    update({ isOpen: false });
    expect(document.documentElement.style.filter).toBe('');
  });

  it('names the status colours that look alike with it', async () => {
    const { user, engine } = await openTools();
    act(() => {
      engine.setField('layout-success', '#4d7a00');
      engine.setField('layout-warning', '#8a6a00');
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'See the page as with' }), 'deuteranopia');
    expect(screen.getByText('Success and Warning look nearly the same.')).toBeTruthy();
  });
});

describe('export', () => {
  it.each([
    { format: 'CSS', start: /^\/\* genmaster-theme / },
    { format: 'Tailwind CSS 4', start: /^@theme \{/ },
    { format: 'Design tokens (DTCG)', start: /^\{/ },
    { format: 'shadcn/ui, tweakcn', start: /^:root \{\s+--background: / },
    { format: 'Figma variables', start: /^\{/ },
    { format: 'MUI createTheme', start: /^import \{ createTheme \}/ },
    { format: 'JSON', start: /^\{\s+"format": "genmaster-theme"/ },
  ])('copies $format and confirms it', async ({ format, start }) => {
    const { user } = await openTools();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), format);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copy'));
    expect(write.mock.calls).toEqual([[expect.stringMatching(start)]]);
    expect((await screen.findByText('Copied.')).className).not.toContain('spoken');
  });

  it('writes a stylesheet in the notation and with the modes that were chosen', async () => {
    const { user } = await openTools();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'shadcn/ui, tweakcn');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Colors as' }), 'oklch');
    const modes = within(screen.getByRole('group', { name: 'Modes' })).getAllByRole<HTMLInputElement>('checkbox');
    expect(modes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Flately' }));
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copy'));
    const [[text] = ['']] = write.mock.calls;
    expect(text).toContain('--background: oklch(');
    expect(text).toContain('.dark {');
    expect(text).not.toMatch(/rgba\(|flately/);
  });

  it('offers neither for a format with a notation of its own', async () => {
    const { user } = await openTools();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'JSON');
    expect(screen.queryByRole('combobox', { name: 'Colors as' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Modes' })).toBeNull();
  });

  it('explains the alternative where the browser does not allow copying', async () => {
    const { user } = await openTools();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Copy'));
    const outcome = await screen.findByText(/Use Download/);
    expect(outcome.getAttribute('aria-live')).toBe('polite');
    expect(outcome.className).not.toContain('spoken');
  });

  it('says so where the browser cannot write the link', async () => {
    const { user } = await openTools({ shareAddress: (text) => `https://example.com/#theme=${text}` });
    const { CompressionStream: known } = globalThis;
    Object.assign(globalThis, { CompressionStream: undefined });
    await user.click(button('Copy a link to this theme'));
    Object.assign(globalThis, { CompressionStream: known });
    expect(await screen.findByText(/Use Download/)).toBeTruthy();
  });

  it('copies the link during the press, as Safari requires, although it is still being made', async () => {
    const { user } = await openTools({ shareAddress: (text) => `https://example.com/#theme=${text}` });
    const items: Record<string, Promise<Blob>>[] = [];
    const ClipboardItem = function (item: Record<string, Promise<Blob>>) {
      items.push(item);
    };
    const write = jest.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const late = jest.spyOn(navigator.clipboard, 'writeText');
    Object.assign(globalThis, { ClipboardItem });
    await user.click(button('Copy a link to this theme'));
    Object.assign(globalThis, { ClipboardItem: undefined });
    expect([write.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
    expect(await screen.findByText('Copied.')).toBeTruthy();
    const blob = await items[0]!['text/plain']!;
    expect(await blob.text()).toMatch(/^https:\/\/example\.com\/#theme=./);
  });

  it('downloads the files of Figma one after another, because WebKit drops downloads that begin together', async () => {
    const { user } = await openTools();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Figma variables');
    const begun: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:theme', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      begun.push(this.download);
    });
    jest.useFakeTimers();
    try {
      fireEvent.click(button('Download'));
      const counts = [0, 50, 50, 50, 50].map((ms) => {
        jest.advanceTimersByTime(ms);
        return begun.length;
      });
      expect(counts).toEqual([1, 1, 2, 2, 3]);
    } finally {
      jest.useRealTimers();
    }
    expect(begun).toEqual(['light', 'dark', 'flately'].map((mode) => `theme.${mode}.tokens.json`));
  });

  it('offers no link where the host has no address for it', async () => {
    await openTools();
    expect(screen.queryByRole('button', { name: 'Copy a link to this theme' })).toBeNull();
  });
});

describe('an imported theme', () => {
  const offer = async () => {
    const rendered = await openTools();
    await rendered.user.upload(
      screen.getByLabelText('Import a theme file'),
      themeFile(toThemeJson(darkTheme().toSaved())),
    );
    await screen.findByRole('button', { name: 'Take it over' });
    return rendered;
  };

  it('is previewed first, and nothing else can be done meanwhile', async () => {
    const { draft } = await offer();
    expect(draft()).toMatchObject({ schemeCode: '3.1', mode: 'dark' });
    expect(screen.getByText('Save Changes').closest('[inert]')).not.toBeNull();
    expect(document.activeElement?.closest('[inert]')).toBeNull();
    expect(document.activeElement?.contains(button('Take it over'))).toBe(true);
  });

  it('is applied as one undo step', async () => {
    const { user, engine, draft } = await offer();
    await user.click(button('Take it over'));
    expect(draft().schemeCode).toBe('3.1');
    act(() => engine.undo());
    expect(draft().schemeCode).toBe('1.1');
  });

  it.each([
    ['Back to mine', ({ user }: Awaited<ReturnType<typeof offer>>) => user.click(button('Back to mine'))],
    ['Escape', ({ user }: Awaited<ReturnType<typeof offer>>) => user.keyboard('{Escape}')],
    ['closing the panel', async ({ update }: Awaited<ReturnType<typeof offer>>) => update({ isOpen: false })],
  ])('is dropped by %s, with no changes left', async (_name, leave) => {
    const rendered = await offer();
    await leave(rendered);
    expect(rendered.draft()).toMatchObject({ schemeCode: '1.1', mode: 'light' });
    expect(rendered.engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  it('from another tool shows the result for its values, and lists those that are left out', async () => {
    const { user, engine } = await openTools();
    const css = ':root { --primary: oklch(0.5 0.1 150); --radius: 1rem; }';
    await user.upload(screen.getByLabelText('Import a theme file'), themeFile(css));
    await user.click(await screen.findByText('What becomes of its values: 2 taken'));
    expect(screen.getByText('--radius').closest('li')?.textContent).toBe('--radiusno counterpart');
    await user.click(button('Take it over'));
    expect(engine.valueOf('text-link')).toBe(engine.valueOf('layout-primary'));
  });

  it('without any known value cannot be applied', async () => {
    const { user, engine } = await openTools();
    await user.upload(screen.getByLabelText('Import a theme file'), themeFile(':root { --foo: 1px; }'));
    const take = await screen.findByRole('button', { name: 'Take it over' });
    expect(take.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('None of its values has a counterpart here.')).toBeTruthy();
    await user.click(take);
    await user.click(button('Back to mine'));
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  it('in one file per mode is one theme', async () => {
    const { user, engine } = await openTools();
    const { light, dark } = toFigmaVariables(engine.catalogue, darkTheme().getSnapshot().draft);
    const input = screen.getByLabelText<HTMLInputElement>('Import a theme file');
    await user.upload(
      input,
      [light, dark].map((file) => themeFile(JSON.stringify(file))),
    );
    await user.click(await screen.findByRole('button', { name: 'Take it over' }));
    expect(engine.valueOf('bg-page')).toBe(printed(light['bg-page']));
    act(() => void engine.chooseMode('dark'));
    expect(engine.valueOf('bg-page')).toBe(printed(dark['bg-page']));
  });

  it('may be a script, as for MUI', async () => {
    const { user, engine } = await openTools();
    const input = screen.getByLabelText<HTMLInputElement>('Import a theme file');
    const file = Object.assign(new File([], 'theme.ts'), {
      text: () => Promise.resolve("export default createTheme({ palette: { primary: { main: '#123456' } } });"),
    });
    await user.upload(input, file);
    await user.click(await screen.findByRole('button', { name: 'Take it over' }));
    expect(engine.valueOf('layout-primary')).toBe('rgba(18, 52, 86, 1)');
  });

  it('that cannot be read changes nothing and shows an error', async () => {
    const { user, draft } = await openTools();
    const before = draft();
    await user.upload(screen.getByLabelText('Import a theme file'), themeFile('not a theme'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That file holds no theme/);
    expect(draft()).toBe(before);
  });

  it('can come by link too, once', async () => {
    const onSharedTextRead = jest.fn();
    const sharedText = await toShareText(darkTheme().toSaved());
    const { draft } = renderThemePanel({ sharedText, onSharedTextRead });
    await waitFor(() => expect(draft()).toMatchObject({ schemeCode: '3.1', mode: 'dark' }));
    expect(button('Back to mine')).toBeTruthy();
    expect(onSharedTextRead).toHaveBeenCalledTimes(1);
  });

  it('is shown once, also by a host that passes it on and makes a new function in each rendering', async () => {
    const sharedText = await toShareText(darkTheme().toSaved());
    const reads: string[] = [];
    const read = () => ({ sharedText, onSharedTextRead: () => void reads.push('read') });
    const { user, draft, update } = renderThemePanel(read());
    await waitFor(() => expect(draft()).toMatchObject({ schemeCode: '3.1' }));
    await user.click(button('Back to mine'));
    for (const isOpen of [true, false, true]) {
      update({ ...read(), isOpen });
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    }
    expect(draft()).toMatchObject({ schemeCode: '1.1' });
    expect(reads).toEqual(['read']);
    update({ sharedText: null });
    update({ sharedText });
    await waitFor(() => expect(draft()).toMatchObject({ schemeCode: '3.1' }));
  });

  it('takes the place of one that waits for its answer, and “mine” stays the draft before both', async () => {
    const file = themeFile(':root { --primary: #0f766e; --unknown: red }');
    const { user, draft, update, engine } = await openTools();
    await user.upload(screen.getByLabelText('Import a theme file'), file);
    await screen.findByText('--unknown');
    update({ sharedText: await toShareText(darkTheme().toSaved()) });
    await waitFor(() => expect(draft()).toMatchObject({ schemeCode: '3.1' }));
    expect(screen.queryByText('--unknown')).toBeNull();
    await user.click(button('Back to mine'));
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  it('is read in the order in which files were chosen, whichever arrives first', async () => {
    const { user, engine } = await openTools();
    const input = screen.getByLabelText('Import a theme file');
    const slow = { text: () => new Promise((resolve) => setTimeout(resolve, 150, ':root { --primary: #0f766e }')) };
    await user.upload(input, Object.assign(new File([], 'slow.css'), slow));
    await user.upload(input, themeFile(':root { --primary: #b91c1c }'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(engine.valueOf('layout-primary')).toBe('rgba(185, 28, 28, 1)');
    await user.click(button('Back to mine'));
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  it('is dropped by the browser’s back button, together with its question', async () => {
    const { draft } = renderThemePanel({ sharedText: await toShareText(darkTheme().toSaved()) });
    await waitFor(() => expect(draft()).toMatchObject({ schemeCode: '3.1' }));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(draft()).toMatchObject({ schemeCode: '1.1' });
    expect(screen.queryByRole('button', { name: 'Back to mine' })).toBeNull();
  });

  it('waits for a panel that was closed before it was read', async () => {
    const onSharedTextRead = jest.fn();
    const sharedText = await toShareText(darkTheme().toSaved());
    const { draft, update } = renderThemePanel({ sharedText, onSharedTextRead });
    update({ isOpen: false });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(draft()).toMatchObject({ schemeCode: '1.1' });
    expect(onSharedTextRead).not.toHaveBeenCalled();
    update({ isOpen: true });
    await waitFor(() => expect(draft()).toMatchObject({ schemeCode: '3.1' }));
  });

  it('from a file is not shown in a panel that was closed before it was read', async () => {
    const { user, draft, update } = await openTools();
    const text = toThemeJson(darkTheme().toSaved());
    const slow = { text: () => new Promise((resolve) => setTimeout(resolve, 100, text)) };
    await user.upload(screen.getByLabelText('Import a theme file'), Object.assign(new File([], 'theme.json'), slow));
    update({ isOpen: false });
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(draft()).toMatchObject({ schemeCode: '1.1' });
  });

  it('by a broken link changes nothing, and the message can be closed', async () => {
    const { user, engine } = renderThemePanel({ sharedText: '1.broken' });
    await screen.findByText(/^The address holds no theme/);
    expect(engine.getSnapshot().isDirty).toBe(false);
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('announces the change that undo or redo made', async () => {
  const { user } = renderThemePanel();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(button('Undo: Mode'));
  expect(screen.getByText('Undone: Mode')).toBeTruthy();
  await user.click(button('Redo: Mode'));
  expect(screen.getByText('Redone: Mode')).toBeTruthy();
});

it('announces no change where undo or redo only ends a preview', async () => {
  const { user, engine } = renderThemePanel();
  act(() => {
    engine.chooseMode('dark');
    engine.setField('fontH1', 40);
    engine.undo();
    engine.begin('bg-page');
    engine.setField('bg-page', '#222222');
  });
  await user.click(button('Redo: H1'));
  expect(screen.queryByText(/^Redone/)).toBeNull();
  act(() => {
    engine.begin('bg-page');
    engine.setField('bg-page', '#222222');
  });
  await user.click(button('Undo: Mode'));
  expect(screen.queryByText(/^Undone/)).toBeNull();
  expect(engine.getSnapshot().undoLabel).toBe('Mode');
});

it('shows that a save is in progress', () => {
  const { update } = renderThemePanel({ isSaving: true });
  expect(screen.getByRole('progressbar', { name: 'Saving…' })).toBeTruthy();
  update({ isSaving: false });
  expect(screen.queryByRole('progressbar')).toBeNull();
});
