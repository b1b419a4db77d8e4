import fc from 'fast-check';
import { ProblemError } from '../../plugins/problems.ts';
import { assertThemeJson } from './theme-json.ts';

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`--a${index}`, 'red']));
const color = (value: string) => JSON.stringify({ themeColors: { '--a': value } });

describe('the JSON text of a theme', () => {
  it.each([
    { what: 'nothing in particular', json: '{}' },
    { what: 'colours of every spelling', json: '{"a":"#1a2b3c","b":"rgba(1, 2, 3, 0.5)","c":"hsl(10 20% 30% / 50%)"}' },
    { what: 'font families', json: color('\'Noto Sans\', "Segoe UI", sans-serif') },
    { what: 'sizes, flags and nothing', json: '{"a":"32px","b":16,"c":true,"d":null,"e":["--x"]}' },
    { what: 'letters of any script', json: '{"name":"नीला"}' },
    { what: 'a word that only sounds like a function', json: '{"name":"Imagery and scripts"}' },
    { what: 'as many names as allowed', json: JSON.stringify(names(500)) },
  ])('is accepted with $what', ({ json }) => {
    expect(() => assertThemeJson('json', json)).not.toThrow();
  });

  it.each([
    { reason: 'it is not JSON', json: '{"selectedTheme":' },
    { reason: 'it is empty', json: '' },
    { reason: 'it is null', json: 'null' },
    { reason: 'it is a list', json: '[]' },
    { reason: 'it is a text of a text', json: '"{}"' },
    { reason: 'a value fetches', json: color('url(https://evil.example/x)') },
    { reason: 'a value fetches in capitals', json: color('URL (x)') },
    { reason: 'a value fetches an image set', json: color('image-set("x" 1x)') },
    { reason: 'a value is an address', json: color('//evil.example/x') },
    { reason: 'a value leaves its rule', json: color('red;} body{display:none') },
    { reason: 'a value is escaped', json: color('\\75rl(x)') },
    { reason: 'a value is an at-rule', json: color('@import x') },
    { reason: 'a value is markup', json: color('<script>') },
    { reason: 'a value runs in old browsers', json: color('expression(alert(1))') },
    { reason: 'a value is a script address', json: color('javascript:alert(1)') },
    { reason: 'a value hides in a comment', json: color('red/**/') },
    { reason: 'a value has a line break', json: color('red\n') },
    { reason: 'a value is very long', json: color('x'.repeat(513)) },
    { reason: 'a name is a prototype', json: '{"__proto__":{"isAdmin":true}}' },
    { reason: 'a name is a constructor', json: '{"themeColors":{"constructor":"x"}}' },
    { reason: 'a name is markup', json: '{"<b>":"x"}' },
    { reason: 'it nests too deeply', json: `${'{"a":'.repeat(9)}1${'}'.repeat(9)}` },
    { reason: 'it nests a million deep', json: '['.repeat(1_000_000) },
    { reason: 'it has too many names', json: JSON.stringify(names(501)) },
    { reason: 'it has one name too often', json: `{"a":1${',"a":1'.repeat(500)}}` },
    { reason: 'its lists are too long', json: JSON.stringify({ a: Array(500).fill('--x') }) },
  ])('is refused when $reason', ({ json }) => {
    expect(() => assertThemeJson('json', json)).toThrow(ProblemError);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is accepted or refused, and never breaks the validation', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          assertThemeJson('json', text);
        } catch (error) {
          expect(error).toBeInstanceOf(ProblemError);
        }
      }),
    );
  });
});
