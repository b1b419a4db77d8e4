import { readCsp, listSite } from '../../plugins/site-files.ts';
import { allHeadersOf } from '../../plugins/site-headers.ts';
import { sitePolicy } from '../../plugins/site-policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Files with other headers than most pages: a whole folder, all files with one ending, or the page of an address. */
export interface Rule {
  where: { folder: string } | { ending: string } | { page: string };
  /** Only those that differ from the common headers. */
  headers: Headers;
}

export interface SiteRules {
  /** The headers of the pages, and of every file without a rule. */
  common: Headers;
  rules: readonly Rule[];
}

export interface SiteRulesOptions {
  siteDir: string;
  frameParents: readonly string[];
  /** The origin of the server, when it is not the one of the pages. */
  api: string | null;
}

/**
 * Reduces the server's headers of all files of a built site to a few rules that a static host can apply.
 *
 * @throws when the files of one folder or ending have different headers: such a site needs the server.
 */
export function readSiteRules({ siteDir, frameParents, api }: SiteRulesOptions): SiteRules {
  const policy = sitePolicy(readCsp(siteDir), frameParents, api);
  const common = allHeadersOf('index.html', policy, api ?? '');
  const files = [...listSite(siteDir).values()];
  const differences = new Map(files.map((file) => [file, differenceOf(allHeadersOf(file, policy, api ?? ''), common)]));
  const isRule = (where: Rule['where'], wanted: string) => {
    const there = files.filter((file) => isIn(file, where));
    return there.length > 0 && there.every((file) => differences.get(file) === wanted);
  };

  const rules = new Map<string, Rule>();
  for (const [file, difference] of differences) {
    if (difference === '{}') continue;
    const places = file.endsWith(INDEX)
      ? [{ page: `/${file.slice(0, -INDEX.length)}` }]
      : [{ folder: file.split('/')[0] ?? '' }, { ending: file.slice(file.lastIndexOf('.')) }];
    const where = places.find((place) => isRule(place, difference));
    if (!where) throw new Error(`No rule of a static host says what the server says of ${file}.`);
    rules.set(JSON.stringify(where), { where, headers: JSON.parse(difference) as Headers });
  }
  return { common, rules: [...rules.values()] };
}

const INDEX = '/index.html';

function isIn(file: string, where: Rule['where']): boolean {
  if ('page' in where) return `/${file}` === where.page + INDEX;
  return 'folder' in where ? file.startsWith(`${where.folder}/`) : file.endsWith(where.ending);
}

function differenceOf(headers: Headers, common: Headers): string {
  return JSON.stringify(Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value)));
}
