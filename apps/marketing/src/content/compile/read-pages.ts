import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { readWords } from './read-words.ts';
import { readYaml } from './read-yaml.ts';
import type { PageSource, WordsSource, YamlSource } from './source.ts';

const LANGUAGES = ['en', 'hi'];
const FILES = ['page.yaml', ...LANGUAGES.map((language) => `${language}.md`)];

/** Reads every page below a folder: `<area>/<slug>/{page.yaml, en.md, hi.md}`. */
export const readPages = (folder: string): readonly PageSource[] =>
  foldersIn(folder).flatMap((area) => foldersIn(join(folder, area)).map((slug) => readPage(folder, area, slug)));

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

function readPage(folder: string, area: string, slug: string): PageSource {
  const problems: Problem[] = [];
  const place = `${area}/${slug}`;
  for (const name of readdirSync(join(folder, place))) {
    if (!FILES.includes(name)) {
      problems.push({
        file: `${place}/${name}`,
        line: 1,
        message: `A page has no such file. It has ${FILES.join(', ')}.`,
      });
    }
  }
  const read = (name: string): string | null => {
    const file = join(folder, place, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const missing = (name: string, holds: string) =>
    problems.push({ file: `${place}/${name}`, line: 1, message: `The file is missing. It holds ${holds}.` });

  let facts: YamlSource = { value: {}, lines: {} };
  const yaml = read('page.yaml');
  if (yaml === null) missing('page.yaml', 'the address and whatever else is the same in every language');
  else facts = readYaml(yaml, (line, message) => problems.push({ file: `${place}/page.yaml`, line, message }));

  const words: Record<string, WordsSource> = {};
  for (const language of LANGUAGES) {
    const text = read(`${language}.md`);
    if (text === null) {
      missing(`${language}.md`, language === 'en' ? 'the words' : 'at least the page’s name and menu line in Hindi');
      continue;
    }
    const found = readWords(`${place}/${language}.md`, text);
    words[language] = found.words;
    problems.push(...found.problems);
  }
  return { area, slug, facts, words, problems };
}
