import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const PAGES = 'apps/marketing/src/content/pages';

/**
 * Adds pages to a copy of the workspace until it has `count` in English: copies of its feature pages, with their demos
 * and pictures, each at an address below the copied page and with its own name.
 */
export function growPages(workspace, count) {
  const folder = join(workspace, PAGES);
  const all = foldersIn(folder).flatMap((area) =>
    foldersIn(join(folder, area)).map((slug) => join(folder, area, slug)),
  );
  const models = all.filter((place) => readFacts(place).kind === 'page' && levelOf(readFacts(place).address) === 2);
  for (let index = 0; index < count - all.length; index += 1) {
    copyPage(models[index % models.length], Math.floor(index / models.length) + 1);
  }
}

function copyPage(model, number) {
  const copy = `${model}-${number}`;
  cpSync(model, copy, { recursive: true });
  const facts = readFacts(model);
  write(copy, 'page.yaml', stringify({ ...facts, address: `${facts.address}/part-${number}` }));
  write(copy, 'en.md', withNumber(readFileSync(join(model, 'en.md'), 'utf8'), ['name', 'heading', 'title'], number));
  // Only its names: a new page starts in one language.
  const [, front] = readFileSync(join(model, 'hi.md'), 'utf8').split(/^---$/m);
  const { name, summary } = parse(front);
  write(copy, 'hi.md', `---\n${stringify({ name: `${name} ${number}`, summary })}---\n`);
}

/** Adds a number to the texts that must differ from page to page. */
const withNumber = (text, names, number) =>
  text.replace(/^---\n([\s\S]*?)^---$/m, (_, front) => {
    const words = parse(front);
    for (const name of names) words[name] = addNumber(words[name], number);
    return `---\n${stringify(words)}---`;
  });

const addNumber = (text, number) => {
  const [first, ...rest] = text.split(' | ');
  return [`${first} ${number}`, ...rest].join(' | ');
};

const readFacts = (place) => parse(readFileSync(join(place, 'page.yaml'), 'utf8'));
const write = (place, file, text) => writeFileSync(join(place, file), text);
const levelOf = (address) => address.split('/').filter(Boolean).length;
const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
