import { formatFiles } from '@nx/devkit';
import { create, edit, nextStep } from '../lib/edit.mjs';
import { kebabCase } from '../lib/names.mjs';

const CONTENT = 'apps/marketing/src/content';
const MAP_TEST = `${CONTENT}/site-map.test.ts`;

/**
 * Adds a page: a folder with its facts, its English text and its Hindi name, and its address in the site map’s test.
 */
export default async function page(tree, { path, name, hindiName, hindiSummary }) {
  const segments = path.replace(/^\//, '').split('/').map(kebabCase);
  const address = `/${segments.join('/')}`;
  const areas = areasOf(tree).filter((id) => id !== 'core');
  const area = areas.find((id) => id === segments[0]);
  if (!area || segments.length !== 2) {
    throw new Error(`"${path}" is no address of a new page. Write /<area>/<page>, with one of: ${areas.join(', ')}.`);
  }
  const folder = `${CONTENT}/pages${address}`;
  create(tree, `${folder}/page.yaml`, facts({ address, area, order: orderAfter(tree, area) }));
  create(tree, `${folder}/en.md`, words(name));
  create(tree, `${folder}/hi.md`, `---\nname: ${quoted(hindiName)}\nsummary: ${quoted(hindiSummary)}\n---\n`);
  edit(tree, MAP_TEST, (text) =>
    text.replace(
      /(const ADDED: readonly string\[\] = \[)([^\]]*)\]/,
      (_, start, list) => `${start}${list.trim() ? `${list.trim().replace(/,$/, '')}, ` : ''}'${address}']`,
    ),
  );
  await formatFiles(tree);
  return nextStep(
    `write ${folder}/en.md; npm run dev shows it at ${address}. ` +
      'npx jest --config apps/marketing/jest.config.ts src/content holds it to lengths, links and wording.',
  );
}

const areasOf = (tree) => {
  const list = /AREA_IDS = \[([^\]]+)\]/.exec(tree.read(`${CONTENT}/page-content.ts`, 'utf8') ?? '')?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id);
};

/** Returns an order number after all pages of the area. */
function orderAfter(tree, area) {
  const folder = `${CONTENT}/pages/${area}`;
  const orders = tree
    .children(folder)
    .map((slug) => /^order: (\d+)/m.exec(tree.read(`${folder}/${slug}/page.yaml`, 'utf8') ?? '')?.[1] ?? '0');
  return Math.max(0, ...orders.map(Number)) + 10;
}

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

const facts = ({ address, area, order }) => `address: ${address}
order: ${order}
kind: page
actions:
  - '#what-it-is'
related:
  - /case-studies
  - /${area}
closing: /contact-us
`;

const words = (name) => `---
name: ${quoted(name)}
summary: ${quoted(`What ${name} is, and for whom.`)}
heading: ${quoted(`${name}, in one sentence`)}
promise: ${quoted(`What a visitor gains from ${name}, before any detail.`)}
title: ${quoted(`${name} | Genmaster`)}
description: ${quoted(`What ${name} is, how it works, and what it does not do.`)}
actions:
  - Read what it is
---

:::prose{#what-it-is}
## What ${name} is

Say what it is in two sentences that need no other page.
:::

:::prose{#how-it-works}
## How ${name} works

Show one example that a reader can follow with their own data.
:::

:::prose{#what-it-does-not-do}
## What ${name} does not do

Name what somebody could expect and will not find here.
:::

:::related
- See how it reads in a whole application.
- Go on with what stands beside it.
:::

:::closing
## Ask about ${name}

A question is answered by somebody who works on it.

::action[Write to us]
:::
`;
