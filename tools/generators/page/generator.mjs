import { formatFiles } from '@nx/devkit';
import { create, edit, nextStep } from '../lib/edit.mjs';
import { camelCase, kebabCase } from '../lib/names.mjs';

const CONTENT = 'apps/marketing/src/content';
const MAP_TEST = `${CONTENT}/site-map.test.ts`;
const HINDI_NAMES = `${CONTENT}/hi/page-names.ts`;

/** Adds a page: its content, its place in the area and the site map, and its name in Hindi. */
export default async function page(tree, { path, name, hindiName, hindiSummary }) {
  const segments = path.replace(/^\//, '').split('/').map(kebabCase);
  const address = `/${segments.join('/')}`;
  const slug = segments.at(-1);
  const areas = areasOf(tree).filter((id) => id !== 'core');
  const area = areas.find((id) => id === segments[0]);
  if (!area || segments.length !== 2) {
    throw new Error(`"${path}" is no address of a new page. Write /<area>/<page>, with one of: ${areas.join(', ')}.`);
  }
  const value = camelCase(slug);
  create(tree, `${CONTENT}/${area}/${slug}.ts`, content({ address, area, name, value }));
  edit(tree, `${CONTENT}/${area}/index.ts`, (text) => {
    const listed = text.replace(/,?\s*\] as const satisfies/, `, ${value}] as const satisfies`);
    return listed === text ? text : `import { ${value} } from './${slug}.ts';\n${listed}`;
  });
  edit(tree, MAP_TEST, (text) =>
    text.replace(
      /(const ADDED: readonly string\[\] = \[)([^\]]*)\]/,
      (_, start, list) => `${start}${list.trim() ? `${list.trim().replace(/,$/, '')}, ` : ''}'${address}']`,
    ),
  );
  edit(tree, HINDI_NAMES, (text) =>
    text.replace(
      /(export const pageNames[^=]*= \{[^]*?)\n\}/,
      `$1\n  '${address}': { name: '${hindiName}', summary: '${hindiSummary}' },\n}`,
    ),
  );
  await formatFiles(tree);
  return nextStep(
    `write ${CONTENT}/${area}/${slug}.ts; npm run dev shows it at ${address}. ` +
      'npx jest --config apps/marketing/jest.config.ts content holds it to lengths, links and wording.',
  );
}

const areasOf = (tree) => {
  const list = /AREA_IDS = \[([^\]]+)\]/.exec(tree.read(`${CONTENT}/page-content.ts`, 'utf8') ?? '')?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id);
};

const content = ({ address, area, name, value }) => {
  const text = (words) => JSON.stringify(words.replaceAll('{name}', name));
  const section = (id, heading, paragraph) => `{
      id: '${id}',
      heading: ${text(heading)},
      blocks: [{ kind: 'paragraph', text: ${text(paragraph)} }],
    },`;
  return `import type { PageContent } from '../page-content.ts';

export const ${value}: PageContent = {
  path: '${address}',
  area: '${area}',
  kind: 'page',
  name: ${text('{name}')},
  summary: ${text('What {name} is, and for whom.')},
  heading: ${text('{name}, in one sentence')},
  promise: ${text('What a visitor gains from {name}, before any detail.')},
  actions: [{ href: '#what-it-is', label: ${text('Read what it is')} }],
  sections: [
    ${section('what-it-is', 'What {name} is', 'Say what it is in two sentences that need no other page.')}
    ${section('how-it-works', 'How {name} works', 'Show one example that a reader can follow with their own data.')}
    ${section('what-it-does-not-do', 'What {name} does not do', 'Name what somebody could expect and will not find here.')}
  ],
  questions: [],
  related: [
    { href: '/case-studies', label: 'Case studies', note: 'See how it reads in a whole application.' },
    { href: '/${area}', label: ${text('More like this')}, note: 'Go on with what stands beside it.' },
  ],
  closing: {
    heading: ${text('Ask about {name}')},
    text: 'A question is answered by somebody who works on it.',
    action: { href: '/contact-us', label: 'Write to us' },
  },
  metadata: {
    title: ${text('{name} | Genmaster')},
    description: ${text('What {name} is, how it works, and what it does not do.')},
  },
};
`;
};
