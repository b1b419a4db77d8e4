import { openApiOf } from '@genmaster/app-model';
import { anyEntity } from '@genmaster/app-model/testing';
import fc from 'fast-check';
import { parse } from 'yaml';
import { printYaml } from './print-yaml.ts';

it('prints one value per line', () => {
  expect(printYaml({ openapi: '3.1.0', tags: ['a', 'b: c'], paths: { '/x/{id}': { get: {} } }, none: [] })).toBe(
    ['openapi: 3.1.0', 'tags:', '  - a', '  - "b: c"', 'paths:', '  /x/{id}:', '    get: {}', 'none: []', ''].join(
      '\n',
    ),
  );
});

it.each([
  'yes',
  'NO',
  'null',
  '~',
  '',
  ' a',
  'a ',
  '1',
  '1e3',
  '0x1',
  '-',
  '- a',
  'a:',
  'a #b',
  '{a}',
  '[a]',
  '*a',
  '&a',
  '!a',
  '|',
  '>',
  '%',
  '@',
  '`',
  '"',
  "'",
  'a\nb',
  '2030-01-01',
  '\u0085',
])('gives the text %j back', (text) => {
  for (const version of ['1.1', '1.2'] as const) {
    expect(parse(printYaml(text), { version })).toBe(text);
    expect(parse(printYaml({ [text]: text }), { version })).toEqual({ [text]: text });
  }
});

it('restores any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(parse(printYaml(data))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

it('restores the description of any API', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const document = JSON.parse(JSON.stringify(openApiOf(entity)));
      expect(parse(printYaml(document))).toEqual(document);
    }),
  );
});
