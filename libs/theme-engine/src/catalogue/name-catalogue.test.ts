import { createThemeEngine } from '../core/theme-engine.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { nameCatalogue, type CatalogueNames } from './name-catalogue.ts';

const names = {
  themes: { '2': 'Autre' },
  schemes: { '1.2': 'Crème' },
  backgrounds: { 'bg-1': 'Fond 1' },
  sections: { rest: 'Le reste' },
  fields: { bg: 'Fond', icon: 'Icône' },
  options: { icon: { none: 'Masquer' } },
  steps: { Mode: 'Apparence', 'Reset {name}': 'Rétablir : {name}' },
};

it('renames every kind of choice and keeps the others', () => {
  const { themes, schemes, backgrounds, sections } = nameCatalogue(smallCatalogue, names);
  expect(themes.map(({ name }) => name)).toEqual(['Default', 'Autre']);
  expect(schemes.map(({ name }) => name)).toEqual(['Scheme 1.1', 'Crème', 'Scheme 2.1']);
  expect(backgrounds.map(({ label }) => label)).toEqual(['Default', 'Fond 1']);
  expect(sections.map(({ name }) => name)).toEqual(['Colors', 'Le reste']);
  expect(sections.flatMap(({ fields }) => fields.map(({ label }) => label))).toEqual([
    'Fond',
    'Text',
    'Size',
    'Icône',
    'Font',
  ]);
  expect(sections[1]!.fields[1]!.options!.map(({ label }) => label)).toEqual(['Show', 'Masquer']);
});

it('changes no id, variable or value, so that stored themes are independent of the language', () => {
  const french = createThemeEngine({ catalogue: nameCatalogue(smallCatalogue, names) });
  french.chooseScheme('1.2');
  french.setField('icon', 'Masquer');
  const english = createThemeEngine({ catalogue: smallCatalogue });
  expect(english.loadSaved({ ...french.toSaved(), revision: 1 }).dropped).toEqual([]);
  expect(english.getSnapshot().resolved).toEqual(french.getSnapshot().resolved);
  expect(english.valueOf('icon')).toBe('none');
});

it('keeps the names of what a translation leaves out, or has null for', () => {
  const parts = ['themes', 'schemes', 'backgrounds', 'sections', 'fields', 'options', 'steps'];
  const nothing = Object.fromEntries(parts.map((part) => [part, null])) as unknown as CatalogueNames;
  expect(nameCatalogue(smallCatalogue, nothing)).toEqual(nameCatalogue(smallCatalogue, {}));
});

it('names undo steps, those of a field by the field’s name', () => {
  const engine = createThemeEngine({ catalogue: smallCatalogue });
  const steps = (): (string | null)[] => {
    engine.chooseMode(engine.getSnapshot().draft.mode === 'dark' ? 'light' : 'dark');
    const mode = engine.getSnapshot().undoLabel;
    engine.setField('icon', 'none');
    const set = engine.getSnapshot().undoLabel;
    engine.resetField('icon');
    return [mode, set, engine.getSnapshot().undoLabel];
  };
  expect(steps()).toEqual(['Mode', 'Icon', 'Reset Icon']);
  engine.replaceCatalogue(nameCatalogue(smallCatalogue, names));
  expect(steps()).toEqual(['Apparence', 'Icône', 'Rétablir : Icône']);
});
