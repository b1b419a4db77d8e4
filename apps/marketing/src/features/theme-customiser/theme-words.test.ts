import { defaultCatalogue, nameCatalogue, withShape } from '@genmaster/theme-engine/catalogue';
import { catalogueNames, panelLabels } from './theme-words.hi.ts';
import { themeWordsIn } from './theme-words.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const offered = withShape(defaultCatalogue);

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Returns the undo labels that the engine, the panel or a demo uses, read from their sources. */
function stepsInSources(): string[] {
  const root = join(__dirname, '../../../../..');
  const files = globSync('{libs/{theme-engine,shell-ui}/src,apps/marketing/src/features}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.|\/testing\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const names = /(?:\b(?:begin|choose|apply|stepText)\(|step: StepName = )'([A-Z{][^']+)'/g;
  // Comments contain example labels of fictional hosts, so they are removed.
  const code = files.map((text) => text.replace(/\/\*\*.*?\*\//gs, ''));
  return [...new Set(code.flatMap((text) => [...text.matchAll(names)].map(([, name = '']) => name)))];
}

describe('the panel in Hindi', () => {
  it('names every theme, background, section, field and option of the catalogue', () => {
    const { themes, backgrounds, sections } = nameCatalogue(offered, catalogueNames);
    const fields = sections.flatMap((section) => section.fields);
    const fonts = ['font-heading', 'font-body', 'font-code'];
    const choices = fields.filter(({ id }) => !fonts.includes(id)).flatMap(({ options = [] }) => options);
    const names = [...themes, ...sections].map(({ name }) => name);
    const labels = [...backgrounds, ...fields, ...choices].map(({ label }) => label);

    expect([...names, ...labels].filter((name) => !isHindi(name))).toEqual([]);
  });

  it('names every undo step with a name of its own', () => {
    const steps = stepsInSources();

    expect(steps.length).toBeGreaterThan(10);
    expect(steps.filter((step) => !isHindi(catalogueNames.steps?.[step] ?? ''))).toEqual([]);
    for (const [step, text = ''] of Object.entries(catalogueNames.steps ?? {})) {
      expect(`${step}: ${placeholdersOf(text).join()}`).toBe(`${step}: ${placeholdersOf(step).join()}`);
    }
  });

  it('has no unused names', () => {
    const { sections } = offered;
    const ids = sections.flatMap(({ fields }) => fields.map(({ id }) => id));

    expect(Object.keys(catalogueNames.sections ?? {})).toEqual(sections.map(({ id }) => id));
    expect(Object.keys(catalogueNames.fields ?? {}).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it('leaves the panel’s own English to the panel', async () => {
  expect(await themeWordsIn('en')).toEqual({});
  expect((await themeWordsIn('hi')).panelLabels).toBe(panelLabels);
});
