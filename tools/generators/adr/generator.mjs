import { formatFiles } from '@nx/devkit';
import { afterLast, create, edit, nextStep } from '../lib/edit.mjs';
import { kebabCase } from '../lib/names.mjs';

const FOLDER = 'docs/adr';

/** Writes an empty decision record under the next free number, and lists it. */
export default async function adr(tree, { title, date = new Date().toISOString().slice(0, 10) }) {
  const number = nextNumber(tree.children(FOLDER));
  const file = `${number}-${kebabCase(title.replaceAll(/[^\w\s-]/g, ''))}.md`;
  create(tree, `${FOLDER}/${file}`, record({ number, title, date }));
  edit(tree, `${FOLDER}/README.md`, (text) =>
    afterLast(text, /^\| \[\d{4}\]\([^)]+\).*\|\n/gm, `| [${number}](${file}) | ${title} |\n`),
  );
  await formatFiles(tree);
  return nextStep(`write ${FOLDER}/${file}: what was the case, what was decided, what follows. One page.`);
}

function nextNumber(files) {
  const taken = files.map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...taken) + 1).padStart(4, '0');
}

const record = ({ number, title, date }) => `# ${number}: ${title}

- Date: ${date}
- Status: proposed

## Context

## Decision

## Consequences
`;
