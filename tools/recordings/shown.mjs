// What a recording shows, as a digest: it changes when a film would look otherwise, and stays when code is rewritten.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { root } from '../scripts/lib/workspace.mjs';

const demosFolder = join(root, 'libs/demos/src');

/** Attributes with a visible effect. Ids are left out, because the renderer numbers them. */
const SHOWN_ATTRIBUTES = ['class', 'value', 'placeholder', 'checked', 'selected', 'open', 'disabled', 'aria-pressed'];

/**
 * Parts of the frame that every demo shares, and the closed listing: a changed word in them must not make all films
 * outdated.
 */
const SHARED = ['demo-tools', 'demo-code', 'demo-notes', 'demo-foot'];

const attribute = (node, name) => node.attrs?.find((one) => one.name === name)?.value;
const classesOf = (node) => attribute(node, 'class')?.split(' ') ?? [];

/** Finds the first element, in the order of the document, that the test accepts. */
function find(node, test) {
  if (node.attrs && test(node)) return node;
  for (const child of node.childNodes ?? []) {
    const found = find(child, test);
    if (found) return found;
  }
  return null;
}

/** Returns the elements and texts of a node, one a line. */
function linesOf(node) {
  if (node.nodeName === '#text') return node.value.trim() ? [node.value.trim().replace(/\s+/g, ' ')] : [];
  if (!node.tagName || node.tagName === 'script') return (node.childNodes ?? []).flatMap(linesOf);
  // Only the frame’s own parts; a demo may use the same classes inside.
  if (classesOf(node).some((name) => SHARED.includes(name)) && isOfFrame(node)) return [];
  const shown = SHOWN_ATTRIBUTES.flatMap((name) => {
    const value = attribute(node, name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return [[node.tagName, ...shown].join(' '), ...(node.childNodes ?? []).flatMap(linesOf)];
}

const isOfFrame = ({ parentNode }) =>
  classesOf(parentNode).includes('demo-stage') ||
  (classesOf(parentNode).includes('demo-bar') && classesOf(parentNode.parentNode).includes('demo-stage'));

/** Returns what a page shows of its demo before any input: its elements and texts, one a line. */
export function outlineOf(html) {
  const demo = find(parse(html), (node) => attribute(node, 'data-demo') !== undefined);
  const stage = demo && find(demo, (node) => classesOf(node).includes('demo-stage'));
  if (!stage) throw new Error('The page has no prerendered demo.');
  return linesOf(stage).join('\n');
}

/** Returns the demo’s own styles, without comments and spacing. */
function stylesOf(demo) {
  const folder = join(demosFolder, demo);
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' '),
    )
    .join('\n');
}

/** Returns what a journey does, without the formatting of its source. */
const actionsOf = ({ title, isWhole, address, steps }) =>
  JSON.stringify({
    title,
    isWhole,
    address,
    steps: steps.map(({ name, run }) => [name, String(run).replace(/\s+/g, ' ')]),
  });

/**
 * Returns the digest of the content of a recording: the prefilled demo of the built page, its own styles, and the
 * journey. Content that appears only after an input, and styles that all demos share, are not part of it.
 *
 * @param {{ demo: string, html: string, journey: object }} options `html` is the built page.
 */
export function digestOfShown({ demo, html, journey }) {
  const shown = [outlineOf(html), stylesOf(demo), actionsOf(journey)].join('\n\n');
  return createHash('sha256').update(shown).digest('hex');
}
