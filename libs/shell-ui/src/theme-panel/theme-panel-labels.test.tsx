/** @jest-environment jsdom */
import { fieldsOf } from '@genmaster/theme-engine';
import { defaultCatalogue, nameCatalogue } from '@genmaster/theme-engine/catalogue';
import { previewTheme } from '@genmaster/theme-engine/export';
import { act, fireEvent, screen } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';
import { THEME_PANEL_LABELS, type ThemePanelLabels } from './theme-panel-labels.ts';

beforeAll(installModalDialog);

/** Marks every text as translated; a text without the mark is built into a component. */
const translated = (value: unknown): unknown =>
  typeof value === 'string'
    ? `«${value}»`
    : Array.isArray(value)
      ? value.map(translated)
      : Object.fromEntries(Object.entries(value as object).map(([key, text]) => [key, translated(text)]));

const { tools, ...others } = translated(THEME_PANEL_LABELS) as ThemePanelLabels;
const notations = { rgb: '«rgb»', hex: '«hex»', hsl: '«hsl»', oklch: '«oklch»' };
const labels: ThemePanelLabels = { ...others, tools: { ...tools, notations } };
const named = (list: readonly { id: string }[], textOf: (item: never) => string) =>
  Object.fromEntries(list.map((item) => [item.id, `«${textOf(item as never)}»`]));
const { themes, schemes, backgrounds, sections } = defaultCatalogue;
const catalogue = nameCatalogue(defaultCatalogue, {
  themes: named(themes, ({ name }: { name: string }) => name),
  schemes: Object.fromEntries(schemes.map(({ code, name }) => [code, `«${name}»`])),
  backgrounds: named(backgrounds, ({ label }: { label: string }) => label),
  sections: named(sections, ({ name }: { name: string }) => name),
  fields: named(fieldsOf(defaultCatalogue), ({ label }: { label: string }) => label),
  options: Object.fromEntries(
    fieldsOf(defaultCatalogue).map(({ id, options = [] }) => [
      id,
      Object.fromEntries(options.map(({ value, label }) => [value, `«${label}»`])),
    ]),
  ),
  steps: {
    Mode: '«Mode»',
    'Reset {name}': '«Reset» {name}',
    'Repair {name}': '«Repair» {name}',
    'Color Scheme': '«Color Scheme»',
    'Brand color': '«Brand color»',
    Import: '«Import»',
  },
});

/** Returns all visible and spoken texts of the panel, except sizes, counts and the picker’s names of colours. */
function texts(): string[] {
  const panel = document.querySelector('aside')!;
  const spoken = [...panel.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const written: string[] = [];
  while (walker.nextNode()) written.push(walker.currentNode.textContent ?? '');
  return [...spoken, ...written].map((text) => text.trim()).filter((text) => /\p{L}{2,}/u.test(text));
}
const isOfColor = (text: string) => /, rgba\(/.test(text);
const isHex = (text: string) => /^[\da-f]{6}([\da-f]{2})?$/.test(text);
/** Sizes, and the unit as a text of its own or behind a name. */
const isSize = (text: string) => /^(\d*|«.*», )px$/.test(text);
const untranslated = (text: string): string => {
  const rest = text.replace(/«[^«»]*»/g, '');
  return rest === text ? text : untranslated(rest);
};
const builtIn = () =>
  texts().filter((text) => /\p{L}/u.test(untranslated(text)) && !isOfColor(text) && !isHex(text) && !isSize(text));

it.each(sections.map(({ name }) => name))('the section %s has no text that a host cannot translate', async (name) => {
  const { engine, user } = renderThemePanel({ labels });
  act(() => engine.replaceCatalogue(catalogue));
  const field = fieldsOf(catalogue).find(({ kind }) => kind === 'size')!;
  act(() => void engine.setField(field.id, 33));
  act(() => engine.resetField(field.id));
  await user.click(screen.getByText(`«${name}»`, { selector: 'summary' }));
  expect(texts().length).toBeGreaterThan(30);
  expect(builtIn()).toEqual([]);
});

it('the list of fonts, the search, the layout, the tools and the dialogs have no text that a host cannot translate', async () => {
  const { engine, user } = renderThemePanel({
    labels,
    shareAddress: (text) => text,
    publishing: { state: 'stale', publish: () => undefined },
  });
  act(() => engine.replaceCatalogue(catalogue));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'font' } });
  await user.click(document.querySelector('[data-field="font-body"] [role="combobox"]')!);
  expect(screen.getAllByRole('option').length).toBeGreaterThan(50);
  expect(builtIn()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '«Tools»' }));
  await screen.findByRole('button', { name: '«Make a palette»' });
  await user.selectOptions(screen.getByRole('combobox', { name: '«See the page as with»' }), 'achromatopsia');
  await user.click(screen.getByRole('button', { name: '«Save Changes»' }));
  expect(builtIn()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '«Cancel»' }));
  for (const view of ['Shuffle', 'History', 'Modes']) {
    await user.click(screen.getByRole('button', { name: `«${view}»` }));
    await screen.findByRole('region', { name: /^«(Shuffle|History|Every mode)»$/ });
    expect(builtIn()).toEqual([]);
  }
  await user.click(screen.getByRole('button', { name: '«Back»' }));
  await user.click(screen.getByRole('tab', { name: '«Layout»' }));
  expect(builtIn()).toEqual([]);
});

const undo = (step: string) => screen.getByRole('button', { name: `Undo: ${step}` });

it.each<{ step: string; named: string; act: (panel: ReturnType<typeof renderThemePanel>) => Promise<void> | void }>([
  {
    step: 'Repair Link',
    named: '«Repair» «Link»',
    async act({ user, engine, openSection }) {
      await openSection('Text Color');
      act(() => void engine.setField('text-link', '#93c5fd'));
      await user.click(await screen.findByRole('button', { name: 'Repair: Link' }));
    },
  },
  {
    step: 'Color Scheme',
    named: '«Color Scheme»',
    act() {
      const [, radio] = document.querySelectorAll<HTMLInputElement>('[data-scheme] input');
      fireEvent.keyDown(radio!, { key: 'ArrowDown' });
      fireEvent.click(radio!);
      fireEvent.keyDown(radio!, { key: 'Enter' });
    },
  },
  {
    step: 'Brand color',
    named: '«Brand color»',
    async act({ user }) {
      await user.click(screen.getByRole('button', { name: 'Tools' }));
      await user.click(await screen.findByRole('button', { name: 'Make a palette' }));
    },
  },
  {
    step: 'Import',
    named: '«Import»',
    act({ engine }) {
      const copy = engine.toSaved();
      const theme = { ...copy, properties: { ...copy.properties!, themeColorScheme: '1.3' } };
      act(() => void previewTheme(engine, theme));
      act(() => engine.commit());
    },
  },
])('the undo step “$step” is named in the current language', async ({ step, named: other, act: take }) => {
  const panel = renderThemePanel();
  await take(panel);
  expect(undo(step)).toBeTruthy();
  act(() => panel.engine.replaceCatalogue(catalogue));
  expect(undo(other)).toBeTruthy();
  await panel.user.click(undo(other));
  expect(screen.getByText(`Undone: ${other}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: `Redo: ${other}` })).toBeTruthy();
});
