import fc from 'fast-check';
import { createWindowMessages } from './window-messages.ts';

const HOST = 'https://ide.example';

/** Creates an embedded window, and records what is published to a subscriber. */
function setUp({ origins = [HOST], isEmbedded = true } = {}) {
  const parent = {};
  const target = new EventTarget();
  const window = Object.assign(target, { parent: isEmbedded ? parent : target }) as unknown as Window;
  const log = jest.fn();
  let nowMs = 1_000_000;
  const messages = createWindowMessages({ window, origins, log, now: () => nowMs });
  const published: string[] = [];
  const stop = messages.subscribe((previewType) => published.push(previewType));
  const post = (data: unknown, { origin = HOST, source = parent as unknown } = {}) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { post, published, log, stop, messages, target, advance: (ms: number) => (nowMs += ms) };
}

it.each([
  { what: 'its previewType', data: { parentOrigin: HOST, previewType: 'hold' }, says: 'hold' },
  { what: '“preview” where it names no type', data: { parentOrigin: HOST }, says: 'preview' },
  { what: '“preview” where it carries no parentOrigin', data: { previewType: 'hold' }, says: 'preview' },
  { what: '“preview” for an empty one', data: {}, says: 'preview' },
  { what: 'nothing of what else it carries', data: { parentOrigin: HOST, x: '<b>' }, says: 'preview' },
])('a message of the host publishes $what', ({ data, says }) => {
  const { post, published, log } = setUp();
  post(data);
  expect(published).toEqual([says]);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  'https://evil.example',
  'https://ide.example.evil.example',
  'https://xide.example',
  'http://ide.example',
  'https://ide.example:8443',
  'null',
  '',
])('a message from “%s” changes nothing', (origin) => {
  const { post, published, log } = setUp();
  post({ parentOrigin: HOST, previewType: 'hold' }, { origin });
  expect(published).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
});

it.each([
  { who: 'another frame of the host’s origin', source: {} },
  { who: 'nobody', source: null },
])('a message from $who changes nothing', ({ source }) => {
  const { post, published } = setUp();
  post({}, { source });
  expect(published).toEqual([]);
});

it('listens only when an origin is configured and the page is embedded', () => {
  const alone = setUp({ origins: [] });
  alone.post({});
  const top = setUp({ isEmbedded: false });
  top.post({}, { source: top.target });
  expect([alone.published, top.published, alone.log.mock.calls]).toEqual([[], [], []]);
});

it.each([
  { lie: 'an origin that is not its own', data: { parentOrigin: 'https://evil.example', previewType: 'hold' } },
  { lie: 'a type that is none', data: { parentOrigin: HOST, previewType: 'javascript:alert(1)' } },
  { lie: 'a type that every object has', data: { parentOrigin: HOST, previewType: 'constructor' } },
  { lie: 'a list for a type', data: { parentOrigin: HOST, previewType: ['hold'] } },
  { lie: 'an endless origin', data: { parentOrigin: 'x'.repeat(100_000) } },
  { lie: 'a text', data: 'hold' },
  { lie: 'nothing', data: null },
])('a message with $lie changes nothing', ({ data }) => {
  const { post, published } = setUp();
  post(data);
  expect(published).toEqual([]);
});

it('publishes one of its two messages or nothing, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const { post, published } = setUp();
      post(data);
      expect(['preview', 'hold', undefined]).toContain(published[0]);
    }),
  );
  expect(({} as Record<string, unknown>)['previewType']).toBeUndefined();
});

it('reads twenty of ten thousand messages in a second, and the next ones a second later', () => {
  const { post, published, log, advance } = setUp();
  for (let sent = 0; sent < 10_000; sent += 1) post({});
  expect(published).toHaveLength(20);
  advance(1_000);
  post({});
  expect(published).toHaveLength(21);
  expect(log).toHaveBeenCalledTimes(1);
});

it('logs refused messages once a minute', () => {
  const { post, log, advance } = setUp();
  for (let sent = 0; sent < 100; sent += 1) post({}, { origin: 'https://evil.example' });
  expect(log).toHaveBeenCalledTimes(1);
  advance(60_000);
  post({}, { origin: 'https://evil.example' });
  expect(log).toHaveBeenCalledTimes(2);
});

it('notifies no listener after it unsubscribed, and none after dispose', () => {
  const { post, published, stop, messages } = setUp();
  stop();
  post({});
  const heard = jest.fn();
  messages.subscribe(heard);
  messages.dispose();
  post({});
  expect(published).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
});
