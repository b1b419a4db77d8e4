import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');

/** Returns what a stylesheet says for a phone with large text: a browser set to letters of twice the size. */
const largeTextOf = (file: string) => read(file).split('@media (max-width: 17rem)')[1] ?? '';

/** Returns the declarations of the first rule with this selector. */
const ruleOf = (css: string, selector: string) =>
  css.split(/[{}]/).find((_, index, parts) => parts[index - 1]?.trim().endsWith(selector)) ?? '';

describe('a demo with large text on a phone', () => {
  const shared = largeTextOf('stage/styles/large-text.css');

  it('has the shared rules', () => {
    expect(read('stage/demo-stage.css')).toContain("@import './styles/large-text.css';");
  });

  it('has no part that is wider than its box, and breaks a word without room', () => {
    expect(ruleOf(shared, ':where(.demo-stage :not(footer *))')).toContain('min-inline-size: 0;');
    expect(ruleOf(shared, '.demo-stage')).toContain('overflow-wrap: anywhere;');
    expect(read('stage/styles/pane.css')).toContain('grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);');
  });

  it('keeps the words of a table, which scrolls, and of a large button', () => {
    expect(ruleOf(shared, '.demo-stage :is(table, .button, footer)')).toContain('overflow-wrap: break-word;');
  });

  it('has its menu as wide as its bar, whatever the length of the names in it', () => {
    expect(ruleOf(shared, '.demo-bar')).toContain('position: relative;');
    expect(ruleOf(shared, '.demo-menu')).toContain('position: static;');
    expect(ruleOf(shared, '.demo-menu-list')).toMatch(/inset-inline: 0;\s+min-inline-size: 0;/);
  });

  it('wraps rows, and a button in a row becomes narrower', () => {
    expect(ruleOf(shared, ':where(header, li, .chip, .entity-moves)')).toContain('flex-wrap: wrap;');
    expect(ruleOf(shared, ':is(li, .demo-scenarios) > .chip')).toContain('flex: 0 1 auto;');
  });

  it('has names above values, and the handle of a part above its name', () => {
    const column = 'grid-template-columns: minmax(0, 1fr);';
    expect(ruleOf(shared, '.demo .demo-stage :is(dl, dl > div)')).toContain(column);
    expect(ruleOf(largeTextOf('custom-handler/custom-handler.css'), '.handler-error')).toContain(column);
    expect(ruleOf(largeTextOf('canvas/styles/board.css'), '.canvas-part')).toContain(column);
  });
});
