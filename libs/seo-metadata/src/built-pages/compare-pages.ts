import type { PageReading } from './page-reading.ts';

/** Difference between the heads of a page in two builds. */
export interface HeadChange {
  /** Position in the head: `title`, `og:image`, `hreflang hi`, `VideoObject`. */
  readonly at: string;
  /** `null` when the earlier build does not have it. */
  readonly before: string | null;
  /** `null` when the later build does not have it. */
  readonly after: string | null;
}

/** Page that differs between two builds, with the changes of its head. */
export interface PageChange {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly changes: readonly HeadChange[];
}

/**
 * Compares the heads of two builds of a site, for a review before a release.
 *
 * @param before path → page of the earlier build; `after` likewise of the later one.
 * @returns the pages that differ, by path; pages with equal heads are left out.
 */
export function comparePages(
  before: Readonly<Record<string, PageReading>>,
  after: Readonly<Record<string, PageReading>>,
): readonly PageChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.flatMap((path): readonly PageChange[] => {
    const [old, next] = [before[path], after[path]];
    const changes = changesOf(old ? factsOf(old) : new Map(), next ? factsOf(next) : new Map());
    if (old && next) return changes.length > 0 ? [{ path, kind: 'changed', changes }] : [];
    return [{ path, kind: next ? 'added' : 'removed', changes }];
  });
}

function changesOf(before: Facts, after: Facts): readonly HeadChange[] {
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((at) => ({ at, before: before.get(at) ?? null, after: after.get(at) ?? null }))
    .filter((change) => change.before !== change.after);
}

type Facts = ReadonlyMap<string, string>;

function factsOf(page: PageReading): Facts {
  const nodes = new Map<string, string>();
  for (const node of page.nodes) {
    const type = [node['@type']].flat().join(' ');
    // A number distinguishes two nodes of the same type, whichever other nodes stand between them.
    let name = type;
    for (let count = 2; nodes.has(name); count += 1) name = `${type} ${count}`;
    nodes.set(name, JSON.stringify(node, null, 2));
  }
  return new Map(
    Object.entries({
      language: page.language,
      title: page.title,
      description: page.description,
      canonical: page.canonical ?? '',
      robots: page.robots,
      ...prefixed('hreflang ', page.alternates),
      ...Object.fromEntries(Object.entries(page.social).map(([name, values]) => [name, values.join('\n')])),
      ...Object.fromEntries(nodes),
    }).filter(([, value]) => value !== ''),
  );
}

const prefixed = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
