/** Every default of the lens. */
export const RAILS = [
  'frameAncestors',
  'scriptSrc',
  'trustedTypes',
  'nosniff',
  'hsts',
  'referrer',
  'permissions',
  'parameters',
  'encoding',
  'check',
  'role',
  'httpOnly',
  'secure',
  'sameSite',
  'origin',
] as const;

export type RailId = (typeof RAILS)[number];

/** Where a default stands. */
export type RailPlace = 'header' | 'policy' | 'code' | 'cookie';

/** A default: the line that says it, and the line that stands there without it. */
export interface Rail {
  place: RailPlace;
  line: string;
  /** `null` where the line simply goes. */
  without: string | null;
}

const line = (place: RailPlace, text: string, without: string | null = null): Rail => ({ place, line: text, without });

/**
 * The defaults, by the lines of this site’s own server where it is one of its headers: the same text goes out with
 * every page. The code is what a generated endpoint and a generated screen hold.
 */
export const rails: Readonly<Record<RailId, Rail>> = {
  frameAncestors: line('policy', "frame-ancestors 'self'"),
  scriptSrc: line('policy', "script-src 'self'"),
  trustedTypes: line('policy', "require-trusted-types-for 'script'"),
  nosniff: line('header', 'x-content-type-options: nosniff'),
  hsts: line('header', 'strict-transport-security: max-age=31536000; includeSubDomains'),
  referrer: line('header', 'referrer-policy: no-referrer'),
  permissions: line('header', 'permissions-policy: camera=(), geolocation=(), microphone=(self)'),
  role: line('code', "  requireRole(session, 'invoice:read');"),
  check: line(
    'code',
    '  const { number } = parse(invoiceSearch, request.query);',
    '  const { number } = request.query;',
  ),
  parameters: line(
    'code',
    "  return query('select id, number, amount from invoice where number = $1', [number]);",
    "  return query('select id, number, amount from invoice where number = \\'' + number + '\\'');",
  ),
  encoding: line('code', '  cell.textContent = row.number;', '  cell.innerHTML = row.number;'),
  origin: line('code', '  refuseOtherSites(request);'),
  httpOnly: line('cookie', 'HttpOnly'),
  secure: line('cookie', 'Secure'),
  sameSite: line('cookie', 'SameSite=Strict'),
};

/** Headers that come with every page and have no default of the lens in them. */
export const OTHER_HEADERS = [
  'cross-origin-opener-policy: same-origin',
  'cross-origin-embedder-policy: require-corp',
  'cross-origin-resource-policy: same-origin',
] as const;

/** Directives of the policy that stay, whatever is switched off. */
export const OTHER_DIRECTIVES = ["default-src 'none'", "object-src 'none'", "base-uri 'none'"] as const;

/** What somebody tries. */
export const ATTACKS = [
  'storedScript',
  'readCookie',
  'sql',
  'badBody',
  'framed',
  'sniffed',
  'plain',
  'forged',
  'leak',
  'camera',
  'stranger',
] as const;

export type AttackId = (typeof ATTACKS)[number];

/** The defaults in the way of each attack, the first one first. Any of them is enough. */
export const inTheWayOf: Readonly<Record<AttackId, readonly RailId[]>> = {
  storedScript: ['encoding', 'trustedTypes', 'scriptSrc'],
  // A script has to run before it can read anything.
  readCookie: ['encoding', 'trustedTypes', 'scriptSrc', 'httpOnly'],
  sql: ['parameters'],
  badBody: ['check'],
  framed: ['frameAncestors'],
  sniffed: ['nosniff'],
  plain: ['hsts', 'secure'],
  forged: ['sameSite', 'origin'],
  leak: ['referrer'],
  camera: ['permissions'],
  stranger: ['role'],
};

/** What comes of an attack: the first default in its way, and how many more there are behind it. */
export interface Outcome {
  attack: AttackId;
  stoppedBy: RailId | null;
  behind: number;
}

/** Plays every attack against the defaults that are on. */
export function playAttacks(off: readonly RailId[]): readonly Outcome[] {
  return ATTACKS.map((attack) => {
    const left = inTheWayOf[attack].filter((rail) => !off.includes(rail));
    return { attack, stoppedBy: left[0] ?? null, behind: Math.max(left.length - 1, 0) };
  });
}
