import type { Headers, Rule, SiteRules } from './site-rules.ts';

/** Static hosts for which a header file can be written. */
export const STATIC_HOSTS = ['cloudflare', 'netlify', 'nginx', 'caddy'] as const;

export type StaticHost = (typeof STATIC_HOSTS)[number];

/** Renders the header file for a host, in the format of that host. */
export function renderHostFile(host: StaticHost, site: SiteRules, addresses: readonly string[]): string {
  const render = { cloudflare, netlify, nginx, caddy } satisfies Record<StaticHost, typeof netlify>;
  return `${NOTE}\n${render[host](site, addresses)}`;
}

const NOTE = '# Written by genmaster-api site-headers from the table of the server. Write it again after every build.';

/** Renders `_headers`: the rules add up, and `!` removes a header of an earlier rule. */
function cloudflare({ common, rules }: SiteRules): string {
  const blocks = rules.map(({ where, headers }) =>
    block(
      pathOf(where, '/*'),
      headers,
      Object.keys(headers).filter((name) => name in common),
    ),
  );
  return [block('/*', common), ...blocks].join('\n');
}

/**
 * Renders `_headers` for a host that cannot remove a header: headers that differ between files are listed for each
 * address.
 */
function netlify({ common, rules }: SiteRules, addresses: readonly string[]): string {
  const differing = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const of = (isDiffering: boolean) =>
    Object.fromEntries(Object.entries(common).filter(([name]) => differing.has(name) === isDiffering));
  const folders = rules.flatMap(({ where }) => ('folder' in where ? [where.folder] : []));
  const alone = addresses.filter((address) => !folders.some((folder) => address.startsWith(`/${folder}/`)));
  const own = (rule: Rule | undefined) => ({ ...of(true), ...rule?.headers });
  return [
    block('/*', of(false)),
    ...folders.map((folder) =>
      block(`/${folder}/*`, own(rules.find(({ where }) => 'folder' in where && where.folder === folder))),
    ),
    ...alone.map((address) => block(address, own(rules.find(({ where }) => isMeant(where, address))))),
  ].join('\n');
}

const isMeant = (where: Rule['where'], address: string) =>
  'page' in where ? address === where.page : 'ending' in where && address.endsWith(where.ending);

/** Returns the pattern of the paths of a rule; `start` precedes an ending. */
function pathOf(where: Rule['where'], start: string): string {
  if ('page' in where) return where.page;
  return 'folder' in where ? `/${where.folder}/*` : `${start}${where.ending}`;
}

function block(path: string, headers: Headers, takenBack: readonly string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${takenBack.map((name) => `  ! ${name}\n`).join('')}${lines.join('')}`;
}

/**
 * Renders a file for `include` in a `server` block that has `root` and no location for `/`. A header in a `location`
 * hides all outer ones, so each location lists all.
 */
function nginx({ common, rules }: SiteRules): string {
  const location = (match: string, headers: Headers, fallback: string) =>
    [`location ${match} {`, ...addHeaders(headers), `  try_files ${fallback};`, '}', ''].join('\n');
  const page = '$uri $uri/index.html =404';
  return [
    'charset utf-8;',
    'gzip_static on;',
    'error_page 404 /404.html;',
    'location = /csp.json { return 404; }',
    'location ~ \\.(?:br|gz)$ { return 404; }',
    // The address of a page ends without a slash, as in its canonical address.
    'location ~ ^(?<page>/.+?)/+$ { return 308 $page$is_args$args; }',
    location('/', common, page),
    ...rules.map(({ where, headers }) => {
      const own = { ...common, ...headers };
      if ('page' in where) return location(`= ${where.page}`, own, '$uri/index.html =404');
      return location('folder' in where ? `^~ /${where.folder}/` : `~ \\${where.ending}$`, own, '$uri =404');
    }),
  ].join('\n');
}

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  add_header ${name} ${JSON.stringify(value)} always;`);

/**
 * Renders a file for `import` in a site block that has `root` and no other `file_server`. Later lines replace earlier
 * ones.
 */
function caddy({ common, rules }: SiteRules): string {
  const set = (matcher: string, headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  header ${matcher}${name} \`${value}\``);
  return [
    'route {',
    '  @hidden path *.br *.gz /csp.json',
    '  error @hidden 404',
    '  @slash path_regexp slash ^(/.+?)/+$',
    '  redir @slash {re.slash.1} 308',
    ...set('', common),
    ...rules.flatMap(({ where, headers }, index) => [
      `  @rule${index} path ${pathOf(where, '*')}`,
      ...set(`@rule${index} `, headers),
    ]),
    '  try_files {path} {path}/index.html',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    'handle_errors {',
    ...set('', common),
    '  rewrite * /404.html',
    '  file_server',
    '}',
    '',
  ].join('\n');
}
