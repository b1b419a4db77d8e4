import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'voice-assistant.module.css'), 'utf8');

/** Returns the declarations of every rule whose last selector is this one. */
const rulesOf = (selector: string) =>
  css
    .split(/[{}]/)
    .filter((_, index, parts) => parts[index - 1]?.endsWith(`\n${selector} `))
    .join('');

// A browser set to letters of twice the size has a phone of 12.2 rem.
describe('the voice assistant with large text on a phone', () => {
  it('is no wider than its place, and its field is no wider than it', () => {
    expect(css).toMatch(/\n\.assistant,\n\.form \{\n {2}grid-template-columns: minmax\(0, 1fr\);\n/);
  });

  it('breaks a word without room', () => {
    expect(rulesOf('.assistant')).toContain('overflow-wrap: anywhere;');
  });
});
