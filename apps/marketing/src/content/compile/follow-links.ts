import type { PageContent } from '../page-content.ts';
import { outlineOf } from '../page-outline.ts';
import type { Problem } from './problem.ts';

/** A link with its position in the source. */
export interface LinkAt {
  file: string;
  line: number;
  /** The address of its page. */
  from: string;
  href: string;
}

/** Checks every link and reports those without a target. */
export function followLinks(links: readonly LinkAt[], pages: readonly PageContent[]): readonly Problem[] {
  const anchors = new Map(pages.map((page) => [page.path as string, anchorsOf(page)]));
  return links.flatMap(({ file, line, from, href }) => {
    const [address, anchor] = href.split('#');
    const path = address?.split('?')[0] || from;
    const there = anchors.get(path);
    if (!there) return [{ file, line, message: `“${href}” leads nowhere: there is no page at ${path}.` }];
    if (anchor === undefined || there.includes(anchor)) return [];
    const choice = there.map((id) => `#${id}`).join(', ');
    return [{ file, line, message: `“${href}” leads nowhere: ${path} has no such anchor. It has ${choice}.` }];
  });
}

const anchorsOf = (page: PageContent): readonly string[] => [
  ...(page.demo ? ['demo'] : []),
  ...outlineOf(page).map(({ id }) => id),
  ...(page.questions.length > 0 ? ['questions'] : []),
];
