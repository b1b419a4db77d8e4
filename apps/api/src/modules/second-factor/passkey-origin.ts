import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

export interface PasskeyOriginOptions {
  /** The origin of the site, or `null` when it is not known. */
  siteOrigin: string | null;
  /** Origins of other sites whose pages may call this server. */
  corsOrigins: readonly string[];
  isProduction: boolean;
}

/** The site whose page calls: passkeys are made for its host name, and signed with its origin. */
export interface PasskeySite {
  origin: string;
  rpId: string;
}

export type PasskeySites = ReturnType<typeof createPasskeySites>;

/**
 * Decides for which sites this server accepts passkeys.
 *
 * A production server takes the origin from its settings and never from the request: a page of another host name that
 * relays requests could name itself there. Elsewhere the page's own host is accepted, as for any call.
 */
export function createPasskeySites({ siteOrigin, corsOrigins, isProduction }: PasskeyOriginOptions) {
  const known = [...(siteOrigin === null ? [] : [siteOrigin]), ...corsOrigins];
  return {
    isOffered: known.length > 0 || !isProduction,

    /** Returns the site of the calling page; `null` when passkeys cannot be used there. */
    find({ headers: { origin, host } }: Pick<FastifyRequest, 'headers'>): PasskeySite | null {
      if (origin === undefined || !URL.canParse(origin)) return null;
      const url = new URL(origin);
      const isKnown = known.includes(origin) || (siteOrigin === null && !isProduction && url.host === host);
      // Browsers make no passkeys for IP addresses.
      const isName = isIP(url.hostname) === 0 && !url.hostname.startsWith('[');
      return isKnown && isName ? { origin, rpId: url.hostname } : null;
    },
  };
}
