import type { MetadataResolver } from '../core/metadata-resolver.ts';
import { needOptions } from '../core/need-options.ts';
import type { RouteEntry } from '../core/page-metadata.ts';
import { visibleText } from '../core/visible-text.ts';
import { listedRoutes } from './sitemap.ts';

/** Texts of `llms.txt` that the route table does not have. */
export interface LlmsTextFacts {
  /** One or two sentences about the site. */
  readonly summary: string;
  /** Title of the section with the pages that are the only ones in their area. @default 'Pages' */
  readonly pagesTitle?: string | undefined;
}

/**
 * Prints `llms.txt`: the pages by area, each with its link and description.
 *
 * A page with a Markdown version is linked to that version. Pages in other languages are left out, because their
 * content
 * is the same.
 */
export function renderLlmsText(resolver: MetadataResolver, facts: LlmsTextFacts): string {
  needOptions(facts, 'summary', 'no file is written');
  const { summary, pagesTitle } = facts;
  const home = { path: '/', name: resolver.routes.find(({ path }) => path === '/')?.name ?? '/' };
  const areas = new Map<string, { readonly name: string; readonly pages: RouteEntry[] }>();
  const language = resolver.resolve('/').language;
  for (const route of listedRoutes(resolver)) {
    const { breadcrumb, language: own } = resolver.resolve(route.path);
    if (own !== language) continue;
    const { path, name } = breadcrumb[1] ?? home;
    const area = areas.get(path) ?? { name, pages: [] };
    area.pages.push(route);
    areas.set(path, area);
  }
  const alone = [...areas.values()].flatMap(({ pages }) => (pages.length === 1 ? pages : []));
  const grouped = [...areas.values()].filter(({ pages }) => pages.length > 1);
  const sections = [
    ...(alone.length > 0 ? [section(pagesTitle ?? 'Pages', alone, resolver)] : []),
    ...grouped.map(({ name, pages }) => section(name, pages, resolver)),
  ];
  return `${[`# ${oneLine(resolver.site.name)}`, `> ${oneLine(summary)}`, ...sections].join('\n\n')}\n`;
}

function section(title: string, pages: readonly RouteEntry[], resolver: MetadataResolver): string {
  const links = pages.map(({ path, name }) => {
    const { canonicalUrl, description, formats = [] } = resolver.resolve(path);
    const url = formats.find(({ type }) => type === 'text/markdown')?.url ?? canonicalUrl;
    // A bracket would end the link.
    const target = String(url).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
    const about = oneLine(description);
    return `- [${oneLine(name)}](${target})${about && `: ${about}`}`;
  });
  return [`## ${oneLine(title)}`, '', ...links].join('\n');
}

function oneLine(text: string): string {
  // A backslash would keep the bracket after it from ending the link.
  return visibleText(text).replace(/[[\]]/g, '').replace(/\\/g, '\\\\');
}
