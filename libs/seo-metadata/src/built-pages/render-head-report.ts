import { escapeHtml } from '../core/render-head.ts';
import type { Finding } from '../checks/finding.ts';
import type { HeadChange, PageChange } from './compare-pages.ts';
import { HEAD_REPORT_STYLES } from './head-report-styles.ts';
import type { PageReading } from './page-reading.ts';

/** Options of `renderHeadReport`. */
export interface HeadReportOptions {
  readonly before: Readonly<Record<string, PageReading>>;
  readonly after: Readonly<Record<string, PageReading>>;
  /** Claims of the later build that its pages do not show. */
  readonly findings?: readonly Finding[] | undefined;
  /** Returns the address of a social picture in the report, such as a relative path. @default the address itself */
  readonly pictureOf?: ((address: string, build: 'before' | 'after') => string) | undefined;
}

/**
 * Prints a page to review two builds: search and share previews side by side, then each difference.
 *
 * It is one HTML file without script; every text of the builds is escaped.
 */
export function renderHeadReport(changes: readonly PageChange[], options: HeadReportOptions): string {
  const findings = options.findings ?? [];
  const count = (kind: PageChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Heads before and after</title>
<style>${HEAD_REPORT_STYLES}</style>
</head>
<body>
<h1>Heads before and after</h1>
<p>${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, of ${Object.keys(options.after).length} pages.</p>
${findings.length > 0 ? `<section><h2>Claimed and not shown</h2><ul>${findings.map(finding).join('')}</ul></section>` : ''}
${changes.length > 0 ? `<nav aria-label="Pages"><ol>${changes.map(entry).join('')}</ol></nav>` : '<p>The heads are equal.</p>'}
${changes.map((change) => pageSection(change, options)).join('\n')}
</body>
</html>
`;
}

const finding = ({ address = '', at, message }: Finding) =>
  `<li><code>${escapeHtml(address)}</code> ${escapeHtml(at)}: ${escapeHtml(message)}</li>`;

const entry = ({ path, kind }: PageChange) =>
  `<li><a href="#${escapeHtml(encodeURIComponent(path))}">${escapeHtml(path)}</a> ${kind}</li>`;

function pageSection({ path, kind, changes }: PageChange, { before, after, pictureOf }: HeadReportOptions): string {
  const previews = (['before', 'after'] as const).map((build) => {
    const page = (build === 'before' ? before : after)[path];
    return `<div><h3>${build === 'before' ? 'Before' : 'After'}</h3>${page ? preview(page, (address) => pictureOf?.(address, build) ?? address) : '<p>No page.</p>'}</div>`;
  });
  return `<section id="${escapeHtml(encodeURIComponent(path))}"><h2>${escapeHtml(path)} <small>${kind}</small></h2>
<div class="pair">${previews.join('')}</div>
<table><thead><tr><th scope="col">Where</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>${changes.map(row).join('')}</tbody></table></section>`;
}

function preview(page: PageReading, pictureOf: (address: string) => string): string {
  const [picture] = page.social['og:image'] ?? [];
  const first = (name: string, other: string) => page.social[name]?.[0] ?? other;
  const address = page.canonical === null ? '' : new URL(page.canonical);
  const way = address === '' ? '' : [address.host, ...address.pathname.split('/').filter(Boolean)].join(' › ');
  return `<div class="search"><cite>${escapeHtml(way)}</cite><b>${escapeHtml(page.title)}</b><p>${escapeHtml(page.description)}</p></div>
<div class="share">${picture ? `<img src="${escapeHtml(pictureOf(picture))}" alt="${escapeHtml(first('og:image:alt', ''))}" loading="lazy">` : ''}<p><b>${escapeHtml(first('og:title', page.title))}</b><br>${escapeHtml(first('og:description', page.description))}</p></div>`;
}

const row = ({ at, before, after }: HeadChange) =>
  `<tr><th scope="row">${escapeHtml(at)}</th><td>${value('del', before)}</td><td>${value('ins', after)}</td></tr>`;

const value = (tag: 'del' | 'ins', text: string | null) =>
  text === null ? '' : `<${tag}><pre>${escapeHtml(text)}</pre></${tag}>`;
