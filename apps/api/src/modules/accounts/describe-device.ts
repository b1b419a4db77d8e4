import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** From where a request came, as a person would know it again. */
export interface Origin {
  address: string;
  device: string | null;
}

/** The longest name that is read; a longer one is nobody's. */
const LONGEST_NAME = 512;

/**
 * The address of a request, and the browser and system that it names itself by: "Firefox, Windows".
 *
 * What a request says of itself is a hint for its owner, and decides nothing.
 */
export function originOf({ ip, headers }: FastifyRequest): Origin {
  const name = headers['user-agent'];
  if (!name || name.length > LONGEST_NAME) return { address: ip, device: null };
  const { browser, os } = Bowser.parse(name);
  const device = [browser.name, os.name].filter(Boolean).join(', ').slice(0, 80);
  return { address: ip, device: device === '' ? null : device };
}
