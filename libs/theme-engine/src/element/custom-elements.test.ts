import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choices } from './chosen-source.ts';

interface Described {
  readonly name: string;
  readonly description?: string;
}

const manifest = JSON.parse(readFileSync(join(__dirname, '../../custom-elements.json'), 'utf8'));
const [element] = manifest.modules[0].declarations as { tagName: string; attributes: Described[] }[];

describe('custom-elements.json', () => {
  it('describes every attribute of the element, and no other', () => {
    expect(element!.attributes.map(({ name }) => name)).toEqual(Object.keys(choices));
    expect(element!.attributes.filter(({ description }) => !description)).toEqual([]);
  });

  it('says which element the package registers', () => {
    const exported = manifest.modules[0].exports as { kind: string; name: string }[];
    expect(exported.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'js defineThemeElement',
      `custom-element-definition ${element!.tagName}`,
    ]);
  });
});
