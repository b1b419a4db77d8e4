import { DEFAULT_LIMITS } from './budget.ts';
import { prepareScript, runScript } from './run-script.ts';

const resultOf = (code: string) => {
  const outcome = runScript(`function main() {\n${code}\n}`, { call: { name: 'main', args: [] } });
  return outcome.kind === 'done' ? outcome.result : outcome;
};

it.each([
  ['let total = 0; for (const n of [1, 2, 3]) total += n; return total;', 6],
  ['const { a, ...rest } = { a: 1, b: 2, c: 3 }; return rest;', { b: 2, c: 3 }],
  ['return [3, 1, 2].sort((x, y) => x - y).map((x) => x * 2).join("-");', '2-4-6'],
  ['const made = []; for (let i = 0; i < 3; i++) made.push(() => i); return made.map((f) => f());', [0, 1, 2]],
  ['try { throw new TypeError("no"); } catch (error) { return error.name + ": " + error.message; }', 'TypeError: no'],
  ['try { return null.x; } catch ({ message }) { return message; }', '“x” cannot be read of null'],
  ['try { return 1; } finally { console.log("last"); }', 1],
  [
    'outer: for (const a of [1, 2]) { for (const b of [1, 2]) { if (b === 2) continue outer; if (a === 2) return "a2"; } }',
    'a2',
  ],
  ['switch (2) { case 1: return "one"; case 2: case 3: return "few"; default: return "many"; }', 'few'],
  ['const add = (a, b = 10, ...more) => a + b + more.length; return [add(1), add(1, 2, 3, 4)];', [11, 5]],
  ['const order = { lines: null }; return order?.lines?.length ?? "none";', 'none'],
  ['return `${1 + 1} of ${[1, 2].length}`;', '2 of 2'],
  ['let n = 5; do { n--; } while (n > 2); return n;', 2],
  ['const o = { n: 2, twice() { return this.n * 2; } }; return o.twice();', 4],
  ['return JSON.parse(JSON.stringify({ a: [1, null, "x"] })).a[2];', 'x'],
  ['var x = 1; { var x = 2; } return x;', 2],
  ['return typeof nothing + typeof 1 + typeof (() => 1);', 'undefinednumberfunction'],
  ['return (1234.5).toFixed(2).padStart(10, "*");', '***1234.50'],
  ['return Object.entries({ a: 1 }).flat().includes("a");', true],
  [
    'return [String([1, [2, null]]), `${["a", "b"]}`, [1, 2] + "", [] + "x", +[5], [7] * 2];',
    ['1,2,', 'a,b', '1,2', 'x', 5, 14],
  ],
  ['const self = [1]; self.push(self, 2); return String(self);', '1,,2'],
  ['return Array.from({ length: 3 }, (_, i) => i * i);', [0, 1, 4]],
  [
    'return [Array.from("ab", (c) => c + c), Array.from([1, 2], (n) => n * 2), Array.from({ length: 2 }).length];',
    [['aa', 'bb'], [2, 4], 2],
  ],
  [
    'return ["abcabc".indexOf("c", 3), "abc".includes("a", 1), "abc".startsWith("b", 1), "abc".endsWith("b", 2)];',
    [5, false, true, true],
  ],
  ['return ["a,b,c".split(",", 2), [1, 2, 1].indexOf(1, 1), [1].includes(1, 1)];', [['a', 'b'], 2, false]],
  ['return [1, [2, [3, [4]]]].flat(2);', [1, 2, 3, [4]]],
  ['return [10, 20].reduce((sum, n, index) => sum + index, 0);', 1],
  ['return [10, 20].reduce((sum, n, index, all) => sum + index * all.length);', 12],
  ['return [1, 2].map((n, index, all) => n + all.length);', [3, 4]],
  [
    'return [Number.isNaN(Number(undefined)), Number(), Number(null), String(undefined), String()];',
    [true, 0, 0, 'undefined', ''],
  ],
  [
    'return [Number.MAX_SAFE_INTEGER, Number.isSafeInteger(2 ** 53), Number.parseFloat("1.5x"), Number.parseInt("12", 8)];',
    [9007199254740991, false, 1.5, 10],
  ],
  ['return JSON.stringify({ a: [1] }, null, "-");', '{\n-"a": [\n--1\n-]\n}'],
  [
    'const f = function again(n) { return n > 0 ? n + again(n - 1) : 0; }; return [f(3), typeof again];',
    [6, 'undefined'],
  ],
])('runs %s as a browser does', (code, expected) => {
  expect(resultOf(code)).toEqual(expected);
  // The JavaScript engine of the test gives the same result for the same code.
  if (!code.includes('null.x')) {
    const browser = new Function('console', code) as (console: unknown) => unknown;
    expect(browser({ log() {} })).toEqual(expected);
  }
});

it('reports the position of a syntax error', () => {
  expect(runScript('let a = 1;\nlet b = ;')).toMatchObject({
    kind: 'problem',
    problem: { name: 'SyntaxError', line: 2 },
  });
});

it('names the line of an uncaught error', () => {
  expect(runScript('const a = 1;\na = 2;')).toMatchObject({
    kind: 'problem',
    problem: { name: 'TypeError', message: 'a is constant', line: 2 },
  });
});

it('refuses what it would otherwise leave out', () => {
  expect(resultOf('return JSON.stringify({ a: 1, b: 2 }, ["a"]);')).toMatchObject({
    problem: { name: 'TypeError', message: 'JSON.stringify takes no filter here' },
  });
});

it('ends a text of an array that holds many others', () => {
  expect(resultOf('let a = ["x"]; for (let i = 0; i < 40; i++) a = [a, a]; return String(a);')).toMatchObject({
    problem: { name: 'RangeError' },
  });
  expect(resultOf('let a = ["x"]; for (let i = 0; i < 5000; i++) a = [a]; return +a;')).toMatchObject({
    problem: { name: 'RangeError' },
  });
});

describe('a malicious script', () => {
  it.each([
    ['fetch("https://example.com")', 'fetch is not defined'],
    ['import("data:text/javascript,1")', 'import() is not run here: a script loads nothing'],
    ['window.localStorage', 'window is not defined'],
    ['globalThis.document', 'globalThis is not defined'],
    ['self.postMessage(1)', 'self is not defined'],
    ['eval("1")', 'eval is not defined'],
    ['new Function("return 1")', 'Function is not defined'],
    ['(() => 1).constructor("return this")()', 'A member of This value is not a function'],
    ['[].constructor.constructor("return process")()', '“constructor” cannot be read of undefined'],
    ['"".__proto__.x', '“x” cannot be read of undefined'],
    ['({}).toString.call(1)', '“call” cannot be read of undefined'],
    ['/(a+)+$/.test("a")', 'Regular expressions are not run here'],
    ['async () => 1', 'Functions that wait or yield are not run here'],
    ['class A {}', 'Classes are not run here'],
  ])('%s accesses nothing', (code, message) => {
    const outcome = runScript(code);

    expect(outcome.kind === 'problem' && outcome.problem.message).toContain(
      message.replace('A member of This value', ''),
    );
  });

  it.each([
    ['while (true) {}', 'steps'],
    ['for (;;);', 'steps'],
    ['const spin = () => spin(); spin();', 'depth'],
    ['try { for (;;) {} } catch { for (;;) {} } finally { for (;;) {} }', 'steps'],
    ['let text = "x"; for (;;) text += text;', 'memory'],
    ['"x".repeat(1e9)', 'memory'],
    ['"x".padEnd(1e9)', 'memory'],
    ['Array(1e9)', 'memory'],
    ['const list = []; list[4e8] = 1;', 'memory'],
    ['const list = [1]; for (;;) list.push(...list);', 'memory'],
    ['let json = "[1"; for (let i = 0; i < 40; i++) json = JSON.stringify([json, json]);', 'memory'],
    ['for (;;) console.log("x".repeat(1000));', 'output'],
    [`console.log(${'"x",'.repeat(3000)}1)`, null],
    [`${'('.repeat(9000)}1${')'.repeat(9000)}`, null],
    [`1${'+1'.repeat(9000)}`, null],
  ])('%s is ended', (code, limit) => {
    const outcome = runScript(code);

    if (limit) expect(outcome).toMatchObject({ kind: 'limit', limit });
    else expect(['done', 'limit', 'problem']).toContain(outcome.kind);
    expect(outcome.output.join('').length).toBeLessThanOrEqual(20_000);
  });

  it.each([
    'for (;;) {}',
    'for (;;);',
    '[1].map(() => { for (;;) {} })',
    '[1, 2].sort(() => { for (;;) {} })',
    '[1, 2].reduce(() => { for (;;) {} })',
    'const text = "a".repeat(1e5) + "b", part = "a".repeat(5e4) + "b"; for (;;) text.indexOf(part);',
    'const text = "a".repeat(1e5), part = "a".repeat(5e4) + "b"; for (;;) text.includes(part);',
    'const list = Array(90000); for (;;) list.includes(1);',
    'const text = "x".repeat(1e5), other = "x".repeat(1e5); for (;;) text === other;',
  ])('%s is ended after several short turns, and can be stopped between them', (code) => {
    const job = prepareScript(code, { limits: { ...DEFAULT_LIMITS, steps: 200_000 } });
    let turns = 1;
    let outcome = job.advance();
    for (; !outcome; turns += 1) outcome = job.advance();

    expect(outcome).toMatchObject({ kind: 'limit', limit: 'steps' });
    expect(turns).toBeGreaterThan(3);
  });

  it.each([
    'let list = [1]; for (;;) list = list.concat(list);',
    'let list = [1]; for (;;) list = [list, list].flat();',
  ])('%s is ended before the list is created', (code) => {
    expect(runScript(code)).toMatchObject({ kind: 'limit', limit: 'memory' });
  });

  it.each([
    ['({}).__proto__', null],
    ['const o = {}; o.__proto__ = { isAdmin: true }; o.isAdmin', null],
    ['const o = JSON.parse(\'{"__proto__": {"isAdmin": true}}\'); o.isAdmin', null],
    ['Object.assign({}, JSON.parse(\'{"__proto__": {"isAdmin": true}}\')).isAdmin', null],
    ['Object.fromEntries([["__proto__", { isAdmin: true }]]).isAdmin', null],
    ['Object.prototype.isAdmin = true', 'can only be set on objects'],
    ['Object.setPrototypeOf({}, null)', 'is not a function'],
    ['Object.defineProperty({}, "a", {})', 'is not a function'],
    ['Array.prototype.push = 1', 'can only be set on objects'],
    ['(function () { return this; })().constructor("return this")()', '“constructor” cannot be read of undefined'],
    ['top.location = "https://example.com"', 'top is not defined'],
    ['location.href = "https://example.com"', 'location is not defined'],
    ['document.cookie', 'document is not defined'],
    ['indexedDB.open("x")', 'indexedDB is not defined'],
    ['navigator.serviceWorker.register("x.js")', 'navigator is not defined'],
    ['new RTCPeerConnection()', 'RTCPeerConnection is not defined'],
    ['new WebSocket("wss://example.com")', 'WebSocket is not defined'],
    ['new Worker("x.js")', 'Worker is not defined'],
    ['setTimeout(() => {}, 0)', 'setTimeout is not defined'],
    ['Date.now()', 'Date is not defined'],
    ['new Proxy({}, {})', 'Proxy is not defined'],
    ['Symbol.iterator', 'Symbol is not defined'],
  ])('%s changes no prototype and no browser object', (code, message) => {
    const outcome = runScript(code);

    if (message === null) expect(outcome).toMatchObject({ kind: 'done' });
    else expect(outcome.kind === 'problem' && outcome.problem.message).toContain(message);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Array.prototype.push.name).toBe('push');
  });

  it('cannot change values from the host, or their prototypes', () => {
    const given = { name: 'Asha' };
    const code =
      'function main(given) { given.name = "changed"; given["__proto__"] = { isAdmin: true }; return given; }';
    const outcome = runScript(code, { call: { name: 'main', args: [given] } });

    expect(given).toEqual({ name: 'Asha' });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(outcome.kind).toBe('done');
  });
});
