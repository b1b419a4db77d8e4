/** @jest-environment jsdom */
import { defaultCatalogue, withShape } from '@genmaster/theme-engine/catalogue';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);

const shownFields = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset['field']);
const search = () => screen.getByRole('searchbox', { name: 'Search fields' });

describe('the search', () => {
  it.each([
    { query: 'focus', found: ['layout-focus', 'form-input-focus'] },
    { query: 'grid hover', found: ['grid-hover-bg'] },
    { query: 'font size para', found: ['fontPara'] },
    { query: 'navbar', found: ['navbar-light-bg', 'navbar-light-text'] },
  ])('finds $found by “$query”, in every section', async ({ query, found }) => {
    const { user } = renderThemePanel();
    await user.type(search(), query);
    expect(shownFields()).toEqual(found);
    expect(screen.getByText(`Fields found: ${found.length}`)).toBeTruthy();
    expect(document.querySelector('details')).toBeNull();
  });

  it('reports that a field does not exist', async () => {
    const { user } = renderThemePanel();
    await user.type(search(), 'teapot');
    expect(screen.getByText('No field of that name.')).toBeTruthy();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'keeps its text and the panel when Escape ends a letter that an input method is writing: %p',
    async (press) => {
      const { user, onClose } = renderThemePanel();
      fireEvent.keyDown(search(), { key: 'Escape', ...press });
      expect(onClose).not.toHaveBeenCalled();
      await user.type(search(), 'link');
      fireEvent.keyDown(search(), { key: 'Escape', ...press });
      expect(search()).toHaveProperty('value', 'link');
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it('is cleared by Escape before Escape closes the panel', async () => {
    const { user, onClose } = renderThemePanel();
    await user.type(search(), 'focus');
    await user.keyboard('{Escape}');
    expect(search()).toHaveProperty('value', '');
    expect(document.querySelectorAll('details').length).toBe(12);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('names the section of each result', async () => {
    const { user } = renderThemePanel();
    await user.type(search(), 'placeholder');
    expect(screen.getByRole('group', { name: 'Form Design' }).querySelector('[data-field]')).not.toBeNull();
  });
});

describe('a number of the state line leads to as many fields', () => {
  it('where a changed field is on the other tab', async () => {
    const { user, engine } = renderThemePanel();
    act(() => {
      engine.replaceCatalogue(withShape(engine.catalogue));
      engine.setField('shape-corners', 'round');
    });
    await user.click(screen.getByRole('button', { name: '1 changed' }));
    expect(shownFields().filter((id) => id === 'shape-corners')).not.toEqual([]);
    expect(screen.getByText('Fields found: 1')).toBeTruthy();
  });

  it('where the fields belong to the other mode of the navbar', async () => {
    const { user, engine } = renderThemePanel();
    act(() => {
      engine.setField('navbar-dark-bg', '#777777');
      engine.setField('navbar-dark-text', '#888888');
    });
    await user.click(screen.getByRole('button', { name: '2 changed' }));
    expect(shownFields()).toEqual(['navbar-dark-bg', 'navbar-dark-text']);
    await user.click(await screen.findByRole('button', { name: '1 hard to read' }));
    expect(shownFields()).toEqual(['navbar-dark-text']);
  });
});

describe('an unreadable colour', () => {
  const row = (id: string) => within(document.querySelector<HTMLElement>(`[data-field="${id}"]`)!);

  it('has a warning on its field, and is fixed by one press as one undo step', async () => {
    const { user, engine, openSection } = renderThemePanel();
    await openSection('Text Color');
    act(() => void engine.setField('text-link', '#93c5fd'));
    const repair = await screen.findByRole('button', { name: 'Repair: Link' });
    expect(row('text-link').getByText(/^Contrast 1\.\d with .+; 4\.5 is needed\.$/)).toBeTruthy();
    expect(row('text-link').getByText(/^As the eye sees it: Lc \d+ \(APCA, advice\)\.$/)).toBeTruthy();
    await user.click(repair);
    expect(engine.getSnapshot().undoLabel).toBe('Repair Link');
    expect(screen.queryByRole('button', { name: 'Repair: Link' })).toBeNull();
    expect(document.activeElement).toBe(row('text-link').getByRole('button', { name: 'Link' }));
    act(() => engine.undo());
    expect(engine.valueOf('text-link')).toBe('rgba(147, 197, 253, 1)');
  });

  it('can also be fixed when its background causes the problem', async () => {
    const { user, engine, openSection } = renderThemePanel();
    await openSection('Other Button');
    act(() => void engine.setField('button-bg', '#333333'));
    await user.click(await screen.findByRole('button', { name: 'Repair: Background' }));
    expect(screen.queryByText(/is needed/)).toBeNull();
  });

  it('is counted on its section', async () => {
    const { engine, openSection } = renderThemePanel();
    await openSection('Text Color');
    act(() => void engine.setField('text-muted', '#dddddd'));
    await screen.findByRole('button', { name: 'Repair: Muted text' });
    const summary = screen.getByText('Text Color', { selector: 'summary' });
    expect(summary.textContent).toBe('Text Color▲ 1 hard to read1 changed');
  });
});

it('shows the colours of a closed section, each once and six at most, and follows changes', () => {
  const { engine } = renderThemePanel();
  const shown = (name: string) =>
    [...screen.getByText(name, { selector: 'summary' }).querySelectorAll('rect')].map((rect) =>
      rect.getAttribute('fill'),
    );
  const valuesOf = (name: string) =>
    defaultCatalogue.sections.find((section) => section.name === name)!.fields.map(({ id }) => engine.valueOf(id));
  expect(shown('Layout Colors')).toEqual([...new Set(valuesOf('Layout Colors'))].slice(0, 6));
  expect(shown('Navbar')).toEqual(valuesOf('Navbar').slice(0, 2));
  expect(shown('Font Size')).toEqual([]);
  act(() => void engine.setField('layout-primary', '#0f766e'));
  expect(shown('Layout Colors')[0]).toBe('rgba(15, 118, 110, 1)');
});

it('shows the hex digits of a colour beside its swatch, and keeps the name of the field', async () => {
  const { engine, openSection } = renderThemePanel();
  await openSection('Layout Colors');
  act(() => void engine.setField('layout-primary', '#0f766e80'));
  const row = within(document.querySelector<HTMLElement>('[data-field="layout-primary"]')!);
  expect(row.getByText('0f766e80')).toBeTruthy();
  expect(row.getByRole('button', { name: 'Primary' }).textContent).toBe('');
});

describe('the group of fields for the theme', () => {
  it.each([
    { surface: 'website', shown: 'Website Theme', hidden: 'Desktop Theme' },
    { surface: 'desktop', shown: 'Desktop Theme', hidden: 'Website Theme' },
  ] as const)('is that of the $surface; the other one is hidden', ({ surface, shown, hidden }) => {
    renderThemePanel({ surface });
    expect(screen.getByRole('combobox', { name: shown })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: hidden })).toBeNull();
  });
});

it('shows the fields of the navbar’s own mode, where it has one', async () => {
  const { openSection } = renderThemePanel({ navbarMode: 'dark' });
  await openSection('Navbar');
  expect(shownFields()).toEqual(['navbar-dark-bg', 'navbar-dark-text']);
});
