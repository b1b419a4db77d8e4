/** @jest-environment jsdom */
import { copyText } from './copy-text.ts';

/** Whether the visitor’s action still runs: Safari refuses the clipboard after it. */
let isAction: boolean;
const copied: string[] = [];

class Item {
  readonly data: Record<string, Promise<Blob>>;
  constructor(data: Record<string, Promise<Blob>>) {
    this.data = data;
  }
}

const refuseLater = () => {
  if (!isAction) throw new DOMException('The visitor did nothing.', 'NotAllowedError');
};

beforeEach(() => {
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        refuseLater();
        copied.push(text);
      },
      write: async ([{ data }]: [Item]) => {
        refuseLater();
        copied.push(await textOf(await data['text/plain']!));
      },
    },
  });
});

afterEach(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

/** Copies in an action that ends at the next task. */
async function copyInAction(text: string | Promise<string>) {
  isAction = true;
  setTimeout(() => (isAction = false));
  return copyText(text);
}

const later = (text: string) => new Promise<string>((resolve) => setTimeout(() => resolve(text), 10));

it('copies a text that is ready only after the action', async () => {
  Object.assign(globalThis, { ClipboardItem: Item });
  expect(await copyInAction(later('an address'))).toBe(true);
  expect(await copyInAction('a text')).toBe(true);
  expect(copied).toEqual(['an address', 'a text']);
});

it('reports that a browser without clipboard items refused it', async () => {
  expect(await copyInAction(later('an address'))).toBe(false);
  expect(await copyInAction('a text')).toBe(true);
  expect(copied).toEqual(['a text']);
});
