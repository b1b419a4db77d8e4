import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOfShown, outlineOf } from './shown.mjs';

const page = (part, { tools = 'Reset', id = '_R_1_' } = {}) => `<!doctype html><main>
  <section class="demo" data-demo="x"><h2>Title</h2>
  <div class="demo-stage"><div class="demo-bar"><button>First</button><div class="demo-tools">${tools}</div></div>
  <div class="part"><label for="${id}">Name</label>${part}<div class="demo-tools">Export</div></div>
  <details class="demo-code"><summary>Show the code</summary></details></div></section></main>`;
const journey = { title: { en: 'A', hi: 'अ' }, steps: [{ name: { en: 'B', hi: 'ब' }, run: async () => 1 }] };
const digest = (html, changed = journey) => digestOfShown({ demo: 'no-such-demo', html, journey: changed });

test('the outline contains what a viewer sees of the demo itself', () => {
  assert.equal(
    outlineOf(page('<input value="7">')),
    'div class=demo-stage\ndiv class=demo-bar\nbutton\nFirst\ndiv class=part\nlabel\nName\ninput value=7\ndiv class=demo-tools\nExport',
  );
});

test('a new part, another text or another value changes the digest', () => {
  const before = digest(page('<input value="7">'));
  for (const part of ['<input value="8">', '<input value="7"><p>New</p>', '<select><option>7</option></select>'])
    assert.notEqual(digest(page(part)), before);
});

test('the words of the shared frame, ids and spacing do not change it', () => {
  const before = digest(page('<p>One two</p>'));
  assert.equal(digest(page('<p>One\n   two</p>', { tools: 'Start over', id: '_R_9_' })), before);
});

test('another step of the journey changes it, the same steps do not', () => {
  const html = page('');
  const runs = (run) => digest(html, { ...journey, steps: [{ name: journey.steps[0].name, run }] });
  assert.equal(
    runs(async () => 1),
    digest(html),
  );
  assert.notEqual(
    runs(async () => 2),
    digest(html),
  );
});

test('a page without a demo cannot be filmed', () => {
  assert.throws(() => outlineOf('<main></main>'), /no prerendered demo/);
});
