/** @jest-environment jsdom */
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';
import { sampleThemes } from '../testing/use-sample-themes.ts';
import type { MyThemesOfAccount, MyThemesOutcome } from './my-themes.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

async function openThemes(outcome: MyThemesOutcome = 'done', more: Partial<MyThemesOfAccount> = {}) {
  const themes = sampleThemes(createThemeEngine({ catalogue: defaultCatalogue }));
  const verbs = {
    choose: jest.fn(async () => outcome),
    create: jest.fn(async () => outcome),
    rename: jest.fn(async () => outcome),
    remove: jest.fn(async () => outcome),
    onWanted: jest.fn(),
  };
  const myThemes: MyThemesOfAccount = { state: 'here', themes, most: 20, ...verbs, ...more };
  const panel = renderThemePanel({ myThemes });
  await panel.user.click(button(/My themes$/));
  await screen.findByRole('region', { name: 'My themes' });
  return { ...panel, ...verbs, themes, myThemes };
}

describe('a person’s saved themes', () => {
  it('are requested when the view opens, and shown by picture and name, with the current one marked', async () => {
    const { onWanted } = await openThemes();
    expect(onWanted).toHaveBeenCalledTimes(1);
    const rows = within(screen.getByRole('list', { name: 'My themes' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual([
      'Use: Harbour',
      'My theme, In use',
      'Use: Night shift',
    ]);
    const fills = rows.map((row) => row.querySelector('rect[x="5"][y="39"]')?.getAttribute('fill'));
    expect(new Set(fills).size).toBe(3);
    expect(within(rows[1]!).queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('may be requested by a function that returns its request, as that of a query does', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    await openThemes('done', { onWanted: () => Promise.resolve(['theme']) });
    expect(cleanup).not.toThrow();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('are applied by a press, and the page announces it', async () => {
    const { user, choose, themes } = await openThemes();
    await user.click(button('Use: Harbour'));
    expect(choose).toHaveBeenCalledWith(themes[1]);
    expect(screen.getByText('“Harbour” is in use.')).toBeTruthy();
  });

  it('ask before they replace unsaved edits; Cancel keeps the edits, and undo restores them', async () => {
    const { user, engine, choose } = await openThemes();
    act(() => void engine.chooseScheme('1.5'));
    await user.click(button('Use: Harbour'));
    expect(alertText()).toContain('changes that are not saved');
    await user.click(button('Cancel'));
    expect(document.activeElement).toBe(button('Use: Harbour'));
    expect(choose).not.toHaveBeenCalled();
    await user.click(button('Use: Harbour'));
    await user.click(button('Use without them'));
    expect(choose).toHaveBeenCalledTimes(1);
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: true });
    act(() => engine.undo());
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.5');
  });

  it('are created from the current theme, saved or not, under a name', async () => {
    const { user, engine, create } = await openThemes();
    act(() => void engine.chooseScheme('1.4'));
    await user.type(screen.getByRole('textbox', { name: 'New from what you see' }), 'Dusk{Enter}');
    expect(create).toHaveBeenCalledWith('Dusk', expect.objectContaining({ recordId: '', revision: 0 }));
    const [, copy] = create.mock.calls[0] as unknown as [string, { properties: { themeColorScheme: string } }];
    expect(copy.properties.themeColorScheme).toBe('1.4');
    expect(engine.getSnapshot().isDirty).toBe(true);
  });

  it('are renamed in place: Enter applies the name, Escape keeps the old one and the panel open', async () => {
    const { user, rename, themes, onClose } = await openThemes();
    await user.click(button('Rename: Harbour'));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Rename: Harbour'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Rename: Harbour'));
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Quay{Enter}');
    expect(rename).toHaveBeenCalledWith(themes[1], 'Quay');
    expect(document.activeElement).toBe(button('Rename: Harbour'));
  });

  it('have the focus in their row after the new name has arrived, on a button that is shown', async () => {
    const { user } = await openThemes();
    await user.click(button('Rename: Harbour'));
    await user.keyboard('Quay');
    // A browser does not focus what is hidden; jsdom does.
    const hidden: Element[] = [];
    const focus = jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
      hidden.push(...[this.closest('[hidden]')].filter((element) => element !== null));
    });
    await user.keyboard('{Enter}');
    expect(focus.mock.contexts).toEqual([button('Rename: Harbour')]);
    expect(hidden).toEqual([]);
    focus.mockRestore();
  });

  it('are duplicated under a name that shows it is a copy', async () => {
    const { user, create, themes } = await openThemes();
    await user.click(button('Duplicate: Harbour'));
    expect(create).toHaveBeenCalledWith('Harbour, copy', themes[1]!.saved);
  });

  it('are deleted and restored unchanged', async () => {
    const { user, create, remove, themes, update, myThemes } = await openThemes();
    await user.click(button('Delete: Harbour'));
    expect(remove).toHaveBeenCalledWith(themes[1]);
    update({ myThemes: { ...myThemes, themes: themes.filter(({ name }) => name !== 'Harbour') } });
    const undo = within(screen.getByRole('region', { name: 'My themes' })).getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(create).toHaveBeenCalledWith('Harbour', themes[1]!.saved);
    expect(screen.getByText('“Harbour” is back.')).toBeTruthy();
  });

  it.each<{ outcome: MyThemesOutcome; said: string }>([
    { outcome: 'full', said: 'There are 20 themes already' },
    { outcome: 'bad-name', said: 'A name has 1 to 60 letters' },
    { outcome: 'changed', said: 'changed from another place' },
    { outcome: 'failed', said: 'Nothing is changed; try again' },
  ])('show what went wrong, and keep the typed name: $outcome', async ({ outcome, said }) => {
    const { user } = await openThemes(outcome);
    const field = screen.getByRole('textbox', { name: 'New from what you see' });
    await user.type(field, 'Dusk{Enter}');
    await waitFor(() => expect(alertText()).toContain(said));
    expect((field as HTMLInputElement).value).toBe('Dusk');
  });

  it('keep the unsaved edits where another theme could not be switched to', async () => {
    const { user, engine } = await openThemes('failed');
    act(() => void engine.chooseScheme('1.5'));
    await user.click(button('Use: Harbour'));
    await user.click(button('Use without them'));
    await waitFor(() => expect(alertText()).toContain('Nothing is changed; try again'));
    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, draft: { schemeCode: '1.5' } });
  });

  it('keep edits that were made while a switch was on its way, and failed', async () => {
    const answer: { give?: (outcome: MyThemesOutcome) => void } = {};
    const choose = () => new Promise<MyThemesOutcome>((resolve) => (answer.give = resolve));
    const { user, engine } = await openThemes('done', { choose });
    act(() => void engine.chooseScheme('1.5'));
    await user.click(button('Use: Harbour'));
    await user.click(button('Use without them'));
    act(() => void engine.chooseScheme('1.3'));
    await act(async () => answer.give!('failed'));
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.3');
  });

  it('leave a name that is typed while the one before it is on its way', async () => {
    const answer: { give?: (outcome: MyThemesOutcome) => void } = {};
    const create = () => new Promise<MyThemesOutcome>((resolve) => (answer.give = resolve));
    const { user } = await openThemes('done', { create });
    const field = screen.getByRole('textbox', { name: 'New from what you see' });
    await user.type(field, 'Dusk{Enter}');
    await user.clear(field);
    await user.type(field, 'Dawn');
    await act(async () => answer.give!('done'));
    expect((field as HTMLInputElement).value).toBe('Dawn');
  });

  it('show and announce that a change is on its way, during which no other begins', async () => {
    const answer: { give?: (outcome: MyThemesOutcome) => void } = {};
    const remove = () => new Promise<MyThemesOutcome>((resolve) => (answer.give = resolve));
    const { user, choose } = await openThemes('done', { remove });
    await user.click(button('Delete: Harbour'));
    expect(screen.getByRole('progressbar', { name: 'Saving…' })).toBeTruthy();
    await user.click(button('Use: Night shift'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText('Saving…')).toBeTruthy();
    await act(async () => answer.give!('done'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(button('Use: Night shift'));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('can be requested again after a failure', async () => {
    const { user, onWanted } = await openThemes('done', { state: 'lost', themes: [] });
    await user.click(button('Try again'));
    expect(onWanted).toHaveBeenCalledTimes(2);
  });

  it('are limited to one without an account, with a link to sign in for more', async () => {
    const onSignIn = jest.fn();
    const { user } = renderThemePanel({ myThemes: { state: 'signed-out', onSignIn } });
    await user.click(button(/My themes$/));
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });

  it('without an account are labelled as stored in this browser, with a link to sign in', async () => {
    const onSignIn = jest.fn();
    const { user } = await openThemes('done', { onSignIn });
    expect(screen.getByText(/^These themes are kept in this browser/)).toBeTruthy();
    await user.click(button('Sign in'));
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });

  it('are not part of a panel whose host stores one theme', () => {
    renderThemePanel();
    expect(screen.queryByRole('button', { name: /My themes/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  });
});

describe('the comparison with the saved theme', () => {
  const edited = () => {
    const panel = renderThemePanel();
    const { engine } = panel;
    act(() => void engine.chooseScheme('1.4'));
    const scheme = () => engine.getSnapshot().draft.schemeCode;
    return { ...panel, scheme };
  };
  const hold = () => button('Hold to see saved');

  it.each([
    { end: 'the key comes up', leave: () => fireEvent.keyUp(hold(), { key: '\\' }) },
    { end: 'Escape is pressed', leave: () => fireEvent.keyDown(hold(), { key: 'Escape' }) },
  ])('shows the saved theme by key, and ends when $end; the panel stays open and shows the edits', ({ leave }) => {
    const { scheme, onClose, engine } = edited();
    fireEvent.keyDown(hold(), { key: '\\' });
    fireEvent.keyDown(hold(), { key: '\\', repeat: true });
    expect(scheme()).toBe('1.1');
    expect(screen.getByRole('status').textContent).toBe('Unsaved changes');
    expect(screen.getByText('The page shows what is saved.')).toBeTruthy();
    leave();
    expect(scheme()).toBe('1.4');
    expect(screen.getByText('The page shows your changes again.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(engine.listSteps().steps).toHaveLength(2);
  });

  it('lasts while the button is pressed, and ends when the pointer or the window loses it', async () => {
    const { user, scheme } = edited();
    await user.pointer({ keys: '[MouseLeft>]', target: hold() });
    expect(scheme()).toBe('1.1');
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(scheme()).toBe('1.4');
    await user.pointer({ keys: '[MouseLeft>]', target: hold() });
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(scheme()).toBe('1.4');
  });

  it('is no edit: changes to the page in the meantime apply to the draft', async () => {
    const { user, scheme, engine } = edited();
    act(() => hold().click());
    expect(scheme()).toBe('1.1');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(engine.getSnapshot().draft).toMatchObject({ schemeCode: '1.4', mode: 'dark' });
  });

  it('ends when the panel closes', () => {
    const { scheme, update } = edited();
    act(() => hold().click());
    update({ isOpen: false });
    expect(scheme()).toBe('1.4');
  });

  it('is not offered while nothing is changed', () => {
    const { engine } = renderThemePanel();
    fireEvent.keyDown(hold(), { key: '\\' });
    expect(engine.listSteps().steps).toHaveLength(1);
    expect(hold().getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the filter of fields', () => {
  it('shows changed fields, from the state line or beside the search, and keeps a reset field in the list', async () => {
    const { user, engine } = renderThemePanel();
    act(() => {
      engine.setField('fontH1', 64);
      engine.setField('fontH2', 40);
    });
    await user.click(screen.getByTitle('2 changed'));
    expect(screen.getByText('Fields found: 2')).toBeTruthy();
    expect(document.activeElement).toBe(button('changed 2'));
    act(() => engine.resetField('fontH1'));
    expect(screen.getByText('Fields found: 2')).toBeTruthy();
    await user.click(button('changed 1'));
    expect(screen.getByText('Font Size', { selector: 'summary' })).toBeTruthy();
    // The filters stand beside results only, so the search takes the focus.
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('shows fields with low contrast', async () => {
    const { user, engine } = renderThemePanel();
    act(() => {
      engine.setField('button-text', '#777777');
      engine.setField('button-bg', '#888888');
    });
    await user.click(await screen.findByTitle(/hard to read$/));
    expect(screen.getAllByText('Other Button').length).toBeGreaterThan(0);
    await user.type(screen.getByRole('searchbox'), 'nothing of that kind');
    expect(screen.getByText('No field of that name.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /^hard to read/, pressed: true })).toBeNull();
    expect(screen.getByText('Other Button', { selector: 'summary' })).toBeTruthy();
  });
});

describe('a confirmation in place of the buttons', () => {
  it('names the change, focuses the safe answer where something is lost, and returns the focus', async () => {
    const { user, engine } = renderThemePanel();
    act(() => {
      engine.chooseScheme('1.4');
      engine.setField('fontH1', 64);
    });
    const { name } = defaultCatalogue.schemes.find(({ code }) => code === '1.4')!;
    await user.click(button('Save Changes'));
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toContain(`${name}, H1`);
    expect(document.activeElement).toBe(within(question).getByText('OK'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Save Changes'));
    await user.click(button('Default Changes'));
    expect(document.activeElement).toBe(within(screen.getByRole('alertdialog')).getByText('Cancel'));
  });
});
