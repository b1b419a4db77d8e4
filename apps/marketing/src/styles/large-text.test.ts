import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

/** Returns the declarations of the first rule with this selector. */
const ruleOf = (css: string, selector: string) =>
  css.split(/[{}]/).find((_, index, parts) => parts[index - 1]?.trim().endsWith(selector)) ?? '';

describe('with large text', () => {
  it('a text whose size is of the theme, in pixels, grows with it', () => {
    const [tokens, base] = [read('tokens.css'), read('base.css')];
    expect(tokens).toContain('--gm-larger: 1rem - 16px;');
    for (const name of ['para', 'h4', 'h5', 'h6'])
      expect(base).toContain(`  font-size: calc(var(--font-${name}) + var(--gm-larger));`);
    for (const name of ['--display', '--title', '--statement', '--third'])
      expect(tokens.split(`${name}: `)[1]?.split(';')[0]).toMatch(/\) \+\s+var\(--gm-larger\)/);
  });

  it('every other text in a size of the theme grows with it too', () => {
    const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.css'),
    );
    const sizes = sheets.flatMap(
      (name) => read(name).match(/\bfont(?:-size)?:[^;]*var\(--font-(?:h\d|para)\)[^;]*;/g) ?? [],
    );
    expect(sizes).not.toEqual([]);
    expect(sizes.filter((size) => !/--gm-larger|\drem/.test(size))).toEqual([]);
  });
});

// A browser set to letters of twice the size has a phone of 12.2 rem.
describe('with large text on a phone', () => {
  const windows = read('windows/narrow.css').split('@media (max-width: 22.5rem)')[1] ?? '';

  it('the title of a window and its note wrap, and a long name breaks', () => {
    const side = ruleOf(windows, ':is(.win > header, .bar, .ent, .fld span)');
    expect(side).toContain('flex-wrap: wrap;');
    expect(side).toContain('overflow-wrap: anywhere;');
    expect(ruleOf(windows, '.n')).toContain('white-space: normal;');
  });

  it('the rules of a field are below a name that leaves no room beside it', () => {
    expect(ruleOf(windows, '.def .row')).toContain('flex-wrap: wrap;');
  });

  it('the tag of a disclosure moves below a name that leaves no room beside it', () => {
    const details = read('bands/details.css');
    expect(ruleOf(details, '.dis summary')).toContain('flex-wrap: wrap;');
    expect(ruleOf(details, '.dis summary > :first-child')).toContain('flex: 1 1 min-content;');
  });

  it('a table that is wider than its window scrolls', () => {
    expect(ruleOf(windows, ':has(.tbl)')).toContain('overflow: auto hidden;');
  });

  it('keys are above what they do', () => {
    expect(ruleOf(read('bands/keys.css'), '.keys li')).toContain('flex-wrap: wrap;');
  });

  it('the rows of two orders are as high as their text', () => {
    const slope = read('bands/slope.css');
    expect(ruleOf(slope, '.slope li')).toMatch(/\n {2}min-block-size:/);
    expect(ruleOf(slope, '.slope ol')).toContain('grid-auto-rows: 1fr;');
  });

  it('the largest words, and the drawing of layers, stay inside the page', () => {
    const sizes = [
      ruleOf(read('bands/swap.css'), '.page .swap'),
      ruleOf(read('bands/swap.css'), '.page .swap:lang(hi)'),
      ruleOf(read('windows/layers.css'), '.iso'),
    ].map((rule) => /font(?:-size)?:[^;]*/.exec(rule)?.[0]);
    for (const size of sizes) expect(size).toMatch(/min\([^)]*[\d.]rem, [\d.]+vw\)/);
  });
});
