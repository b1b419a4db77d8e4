/** Ids of the security defaults. */
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

/** Location of a default. */
export type RailPlace = 'header' | 'policy' | 'code' | 'cookie';

/** A default: its line, and the line that replaces it when it is switched off. */
export interface Rail {
  place: RailPlace;
  line: string;
  /** Replacement line; `null` when the line is removed. */
  without: string | null;
}

const line = (place: RailPlace, text: string, without: string | null = null): Rail => ({ place, line: text, without });

/**
 * Lines of the defaults.
 *
 * Headers and policy directives are the ones that this site’s own server sends with every page. The code is that of a
 * generated endpoint and a generated screen.
 */
export const rails: Readonly<Record<RailId, Rail>> = {
  frameAncestors: line('policy', "frame-ancestors 'self'"),
  // Without the directive `default-src` would apply, which allows no script at all.
  scriptSrc: line('policy', "script-src 'self'", "script-src * 'unsafe-inline'"),
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

/** Headers sent with every page that are not among the defaults. */
export const OTHER_HEADERS = [
  'cross-origin-opener-policy: same-origin',
  'cross-origin-embedder-policy: require-corp',
  'cross-origin-resource-policy: same-origin',
] as const;

/** Directives of the policy that cannot be switched off. */
export const OTHER_DIRECTIVES = ["default-src 'none'", "object-src 'none'", "base-uri 'none'"] as const;

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

/** Defaults that stop each attack, in the order in which they take effect. Any one of them is enough. */
export const inTheWayOf: Readonly<Record<AttackId, readonly RailId[]>> = {
  storedScript: ['encoding', 'trustedTypes', 'scriptSrc'],
  // A script must run before it can read anything.
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

/** Outcome of an attack: the first default that stops it, and the number of further ones behind it. */
export interface Outcome {
  attack: AttackId;
  stoppedBy: RailId | null;
  behind: number;
}

/** Tries every attack against the defaults that are switched on. */
export function playAttacks(off: readonly RailId[]): readonly Outcome[] {
  return ATTACKS.map((attack) => {
    const left = inTheWayOf[attack].filter((rail) => !off.includes(rail));
    return { attack, stoppedBy: left[0] ?? null, behind: Math.max(left.length - 1, 0) };
  });
}
