import type { LanguageCode, PagePath } from '@genmaster/i18n';
import { AREA_IDS, type AreaId, type PageContent } from '../page-content.ts';
import { pageFacts, type PageFacts } from '../schema/page-facts.ts';
import { pageNames, pageWords } from '../schema/page-words.ts';
import { checkYaml, lineNear } from './check.ts';
import { compilePage } from './compile-page.ts';
import { followLinks, type LinkAt } from './follow-links.ts';
import type { ContentLibrary } from './library.ts';
import { ContentError, type Problem } from './problem.ts';
import type { PageSource, WordsSource } from './source.ts';

export interface CompiledPages {
  /** Every page in English, by area, in the order of the menus. */
  english: readonly PageContent[];
  /** The pages with a Hindi translation. */
  hindi: readonly PageContent[];
}

/** Compiles every page. Throws one `ContentError` with all problems. */
export function compilePages(sources: readonly PageSource[], library: ContentLibrary): CompiledPages {
  const problems: Problem[] = sources.flatMap((source) => source.problems);
  const links: LinkAt[] = [];
  const folders = sources.flatMap((source) => readFacts(source, library, problems)).toSorted(inOrder);
  reportDuplicates(folders, problems);
  for (const { source, facts } of folders) links.push(...linksOf(source, facts));

  const folderOf = new Map(folders.map((folder) => [folder.facts.address as string, folder]));
  const compileIn = (language: LanguageCode): readonly PageContent[] =>
    folders.flatMap(({ source, area, facts }) => {
      const words = source.words[language];
      if (!words || (language !== 'en' && isNameOnly(words))) return [];
      const report = (line: number, message: string) => problems.push({ file: words.file, line, message });
      const isRead = Object.keys(words.front.value).length > 0;
      const front = isRead ? checkYaml(pageWords, words.front, report) : null;
      if (!front) return [];
      const link = (line: number, href: string) => links.push({ file: words.file, line, from: facts.address, href });
      const nameOf = (address: string) => {
        const page = folderOf.get(address);
        return page && String(page.source.words[language]?.front.value['name'] ?? '');
      };
      const english = language === 'en' ? null : (source.words['en'] ?? null);
      const reportFact = reportFactOf(source, problems);
      const parts = { area, facts, front, words, english, nameOf, reportFact };
      return compilePage(parts, { language, library, report, link }) ?? [];
    });

  const english = compileIn('en');
  const hindi = compileIn('hi');
  if (problems.length === 0) problems.push(...followLinks(links, english));
  if (problems.length > 0) throw new ContentError(problems);
  return { english, hindi };
}

/** Returns a function that reports a problem of a hero or a picture at its entry, once for all languages. */
function reportFactOf({ area, slug, facts: { lines } }: PageSource, problems: Problem[]) {
  const file = `${area}/${slug}/page.yaml`;
  return (path: string, text: string) => {
    const problem = { file, line: lineNear(path, lines), message: `${path}: ${text}` };
    if (!problems.some((other) => other.file === file && other.line === problem.line)) problems.push(problem);
  };
}

interface Folder {
  source: PageSource;
  area: AreaId;
  facts: PageFacts;
}

function readFacts(source: PageSource, { demos }: ContentLibrary, problems: Problem[]): readonly Folder[] {
  const file = `${source.area}/${source.slug}/page.yaml`;
  const area = AREA_IDS.find((id) => id === source.area);
  if (!area) {
    problems.push({ file, line: 1, message: `“${source.area}” is no area. Choose one of: ${AREA_IDS.join(', ')}.` });
    return [];
  }
  if (source.problems.some((problem) => problem.file === file)) return [];
  const facts = checkYaml(pageFacts, source.facts, (line, message) => problems.push({ file, line, message }));
  if (facts?.demo && !demos.includes(facts.demo)) {
    const message = `There is no demo “${facts.demo}”. Choose one of: ${demos.join(', ')}.`;
    problems.push({ file, line: source.facts.lines['demo'] ?? 1, message });
  }
  const hindi = source.words['hi'];
  if (hindi && isNameOnly(hindi)) {
    checkYaml(pageNames, hindi.front, (line, message) => problems.push({ file: hindi.file, line, message }));
  }
  return facts ? [{ source, area, facts }] : [];
}

/** Returns the links in the facts of a page. */
function linksOf({ area, slug, facts: { lines } }: PageSource, { address, actions, related, closing }: PageFacts) {
  const at = (path: string, href: string): LinkAt => {
    return { file: `${area}/${slug}/page.yaml`, line: lines[path] ?? 1, from: address, href };
  };
  return [
    ...actions.map((href, index) => at(`actions.${index}`, href)),
    ...related.map((href, index) => at(`related.${index}`, href)),
    at('closing', closing),
  ];
}

/** Returns whether a file contains only the name of a page, because the page is not translated yet. */
const isNameOnly = ({ front, blocks }: WordsSource): boolean => blocks.length === 0 && !('heading' in front.value);

const inOrder = (one: Folder, other: Folder): number =>
  AREA_IDS.indexOf(one.area) - AREA_IDS.indexOf(other.area) || one.facts.order - other.facts.order;

function reportDuplicates(folders: readonly Folder[], problems: Problem[]): void {
  const taken = new Map<PagePath, string>();
  for (const { source, facts } of folders) {
    const place = `${source.area}/${source.slug}`;
    const other = taken.get(facts.address);
    const line = source.facts.lines['address'] ?? 1;
    if (other)
      problems.push({
        file: `${place}/page.yaml`,
        line,
        message: `The address ${facts.address} is taken by ${other}.`,
      });
    taken.set(facts.address, place);
  }
}
