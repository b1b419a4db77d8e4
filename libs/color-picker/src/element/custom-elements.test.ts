import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { observedAttributes, type GmColorPickerEventMap } from './gm-color-picker-element.ts';

interface Named {
  readonly name: string;
}

const manifest = JSON.parse(readFileSync(join(__dirname, '../../custom-elements.json'), 'utf8'));
const [element] = manifest.modules[0].declarations as { attributes: Named[]; events: Named[]; members: Named[] }[];
const namesOf = (list: readonly Named[]) => list.map(({ name }) => name);

describe('custom-elements.json', () => {
  it('describes every attribute that takes effect', () => {
    expect(namesOf(element!.attributes)).toEqual(expect.arrayContaining([...observedAttributes]));
  });

  it('describes every event of the element', () => {
    const events: Record<Exclude<keyof GmColorPickerEventMap, keyof HTMLElementEventMap>, true> = {
      'value-change': true,
      'value-commit': true,
      'format-change': true,
      'plane-change': true,
      'presets-change': true,
      open: true,
    };
    expect(namesOf(element!.events)).toEqual(
      expect.arrayContaining([...Object.keys(events), 'select', 'close', 'cancel']),
    );
  });

  it('says which element the package registers, and refers only to what it describes', () => {
    const { declarations, exports } = manifest.modules[0] as {
      declarations: Named[];
      exports: { kind: string; name: string; declaration: Named }[];
    };
    expect(exports.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'js defineColorPicker',
      'custom-element-definition gm-color-picker',
    ]);
    expect(namesOf(declarations)).toEqual(expect.arrayContaining(exports.map(({ declaration }) => declaration.name)));
  });

  it('says something about each of them, once', () => {
    for (const list of [element!.attributes, element!.events, element!.members]) {
      expect(new Set(namesOf(list)).size).toBe(list.length);
      expect(list.filter((item) => !('description' in item))).toEqual([]);
    }
  });
});
