import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Address and device of a request, in a form that a person recognises. */
export interface Origin {
  address: string;
  device: string | null;
}

/** Maximum length of a user agent that is parsed. */
const LONGEST_NAME = 512;

/**
 * Returns the address of a request, with its browser and system from the user agent: "Firefox, Windows".
 *
 * The user agent is only a hint for the owner of the account; no decision depends on it.
 */
export function originOf({ ip, headers }: FastifyRequest): Origin {
  const name = headers['user-agent'];
  if (!name || name.length > LONGEST_NAME) return { address: ip, device: null };
  const { browser, os } = Bowser.parse(name);
  const device = [browser.name, os.name].filter(Boolean).join(', ').slice(0, 80);
  return { address: ip, device: device === '' ? null : device };
}
