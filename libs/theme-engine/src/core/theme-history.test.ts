import { nameCatalogue } from '../catalogue/name-catalogue.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import type { ThemeEngine } from './engine-types.ts';
import { createThemeEngine } from './theme-engine.ts';

const start = () => createThemeEngine({ catalogue });

describe('history', () => {
  it('has one entry for a gesture, for any number of changes in it', () => {
    const engine = start();
    engine.begin('Background');
    for (const shade of ['#111', '#222', '#333']) engine.setField('bg', shade);
    engine.commit();
    expect(engine.getSnapshot()).toMatchObject({ canUndo: true, undoLabel: 'Background' });
    engine.undo();
    expect(engine.valueOf('bg')).toBe('rgba(255, 255, 255, 1)');
    expect(engine.getSnapshot()).toMatchObject({ canUndo: false, redoLabel: 'Background' });
    engine.redo();
    expect(engine.valueOf('bg')).toBe('rgba(51, 51, 51, 1)');
  });

  it('has no entry for a cancelled gesture, one without effect, or an equal value', () => {
    const engine = start();
    engine.begin('Background');
    engine.setField('bg', '#111');
    engine.cancel();
    engine.begin('Background');
    engine.setField('bg', '#111');
    engine.setField('bg', '#fff');
    engine.commit();
    engine.setField('bg', '#ffffff');
    expect(engine.getSnapshot()).toMatchObject({ canUndo: false, isDirty: false });
    expect(engine.valueOf('bg')).toBe('rgba(255, 255, 255, 1)');
  });

  it('commits an open gesture when another begins', () => {
    const engine = start();
    engine.begin('First');
    engine.setField('bg', '#111');
    engine.begin('Second');
    engine.setField('bg', '#222');
    engine.commit();
    engine.undo();
    expect(engine.valueOf('bg')).toBe('rgba(17, 17, 17, 1)');
    expect(engine.getSnapshot().undoLabel).toBe('First');
  });

  it('undoes an open gesture first', () => {
    const engine = start();
    engine.setField('size', 20);
    engine.begin('Background');
    engine.setField('bg', '#111');
    engine.undo();
    expect([engine.valueOf('bg'), engine.valueOf('size')]).toEqual(['rgba(255, 255, 255, 1)', '20px']);
  });

  it('drops redo steps when something new is done', () => {
    const engine = start();
    engine.setField('size', 20);
    engine.undo();
    engine.setField('size', 30);
    expect(engine.getSnapshot().canRedo).toBe(false);
  });

  it('covers every method, including modes and resets', () => {
    const engine = start();
    const verbs: [string, () => void][] = [
      ['Other', () => engine.chooseTheme('2')],
      ['Scheme 1.2', () => engine.chooseScheme('1.2')],
      ['Mode', () => engine.chooseMode('dark')],
      ['Background 1', () => engine.chooseBackground('bg-1')],
      ['Menu position', () => engine.chooseMenuPosition('2')],
      ['Dashboard', () => engine.chooseDashboard('2')],
      ['Text', () => engine.setField('text', '#abc')],
      ['Reset Text', () => engine.resetField('text')],
      ['Default changes', () => engine.applyDefaultChanges()],
      ['Reset current', () => engine.resetToSaved()],
    ];
    for (const [label, run] of verbs) {
      run();
      expect(engine.getSnapshot().undoLabel).toBe(label);
    }
    for (const [label] of verbs.toReversed()) {
      expect(engine.getSnapshot().undoLabel).toBe(label);
      engine.undo();
    }
    expect(engine.getSnapshot()).toMatchObject({ canUndo: false, isDirty: false });
  });

  it('is empty for zero steps', () => {
    const engine = createThemeEngine({ catalogue, historyLimit: 0 });
    engine.chooseMode('dark');
    engine.chooseMode('flately');
    expect(engine.listSteps().steps).toHaveLength(1);
    expect(engine.getSnapshot()).toMatchObject({ canUndo: false, undoLabel: null });
  });

  it('keeps the newest entries at its maximum length', () => {
    const engine = createThemeEngine({ catalogue, historyLimit: 3 });
    for (const size of [20, 21, 22, 23, 24]) engine.setField('size', size);
    for (let step = 0; step < 9; step++) engine.undo();
    expect(engine.valueOf('size')).toBe('21px');
  });

  it('survives a save, and undoing beyond it shows unsaved changes again', () => {
    const engine = start();
    engine.setField('size', 20);
    engine.markSaved({ recordId: 'a', revision: 1 });
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, canUndo: true });
    engine.undo();
    expect(engine.getSnapshot().isDirty).toBe(true);
  });
});

describe('the names of undo steps', () => {
  const inGerman = nameCatalogue(catalogue, {
    themes: { '2': 'Anderes' },
    schemes: { '1.2': 'Leinen' },
    backgrounds: { 'bg-1': 'Hintergrund 1' },
    sections: { all: 'Alles' },
    fields: { size: 'Größe', bg: 'Fläche' },
    steps: {
      Mode: 'Modus',
      'Reset {name}': '{name} zurück',
      'Repair {name}': '{name} lesbar gemacht',
      Import: 'Übernahme',
    },
  });

  it.each<{ verb: string; act: (engine: ThemeEngine) => void; label: string }>([
    { verb: 'a theme', act: (engine) => engine.chooseTheme('2'), label: 'Anderes' },
    { verb: 'a scheme', act: (engine) => engine.chooseScheme('1.2'), label: 'Leinen' },
    { verb: 'a background', act: (engine) => engine.chooseBackground('bg-1'), label: 'Hintergrund 1' },
    { verb: 'a mode', act: (engine) => engine.chooseMode('dark'), label: 'Modus' },
    { verb: 'a field', act: (engine) => engine.setField('size', 40), label: 'Größe' },
    {
      verb: 'a gesture over a field',
      act: (engine) => {
        engine.begin('bg');
        engine.setField('bg', '#36c');
        engine.commit();
      },
      label: 'Fläche',
    },
    {
      verb: 'a field taken back',
      act: (engine) => {
        engine.setField('size', 40);
        engine.resetField('size');
      },
      label: 'Größe zurück',
    },
  ])('follow the language of the catalogue: $verb', ({ act, label }) => {
    const engine = start();
    act(engine);
    engine.replaceCatalogue(inGerman);
    expect(engine.getSnapshot().undoLabel).toBe(label);
    engine.undo();
    expect(engine.getSnapshot().redoLabel).toBe(label);
  });

  it('of a section reset follow it too', () => {
    const engine = start();
    const section = catalogue.sections.find(({ fields }) => fields.some(({ id }) => id === 'size'));
    engine.setField('size', 40);
    engine.resetSection(section!.id);
    engine.replaceCatalogue(nameCatalogue(inGerman, { sections: { [section!.id]: 'Alles' } }));
    expect(engine.getSnapshot().undoLabel).toBe('Alles zurück');
  });

  it.each<{ step: [name: string, fieldId?: string]; english: string; german: string }>([
    { step: ['Import'], english: 'Import', german: 'Übernahme' },
    { step: ['Repair {name}', 'size'], english: 'Repair Size', german: 'Größe lesbar gemacht' },
    { step: ['Untranslated'], english: 'Untranslated', german: 'Untranslated' },
  ])('of a host’s own gesture are translated when they are shown: $english', ({ step, english, german }) => {
    const engine = start();
    engine.begin(...step);
    engine.setField('size', 40);
    engine.commit();
    expect(engine.getSnapshot().undoLabel).toBe(english);
    engine.replaceCatalogue(inGerman);
    expect(engine.getSnapshot().undoLabel).toBe(german);
    engine.replaceCatalogue(catalogue);
    expect(engine.getSnapshot().undoLabel).toBe(english);
  });
});

describe('a step named after something that was removed', () => {
  const without = (from: typeof catalogue) => ({ ...from, schemes: from.schemes.filter(({ code }) => code !== '1.2') });

  it('keeps the last known name, and marks it', () => {
    const engine = start();
    engine.chooseScheme('1.2');
    engine.setField('size', 40);
    engine.replaceCatalogue(without(catalogue));
    engine.undo();
    expect(engine.getSnapshot()).toMatchObject({ canUndo: true, undoLabel: 'Scheme 1.2, no longer offered' });
    engine.undo();
    expect(engine.getSnapshot()).toMatchObject({
      draft: { schemeCode: '1.1' },
      redoLabel: 'Scheme 1.2, no longer offered',
    });
  });

  it('is marked in the current language, and has its name back when the item returns', () => {
    const engine = start();
    engine.chooseScheme('1.2');
    const steps = { '{name}, no longer offered': '{name} (nicht mehr im Angebot)' };
    engine.replaceCatalogue(nameCatalogue(without(catalogue), { steps }));
    expect(engine.getSnapshot().undoLabel).toBe('Scheme 1.2 (nicht mehr im Angebot)');
    engine.replaceCatalogue(catalogue);
    expect(engine.getSnapshot().undoLabel).toBe('Scheme 1.2');
  });
});
