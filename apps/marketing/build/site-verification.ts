/**
 * Reads proofs of ownership for the head of every page: `google=token bing=token`, with blanks between; a service may
 * have several tokens, one for each owner.
 *
 * @throws an Error that names the variable and its valid values.
 */
export function readSiteVerification(text = ''): Readonly<Record<string, readonly string[]>> {
  const proofs = new Map<string, string[]>();
  for (const proof of text.split(/\s+/).filter(Boolean)) {
    const [, service, token] = PROOF.exec(proof) ?? [];
    if (!service || !token)
      throw new Error(
        `[marketing] SITE_VERIFICATION has "${proof}". Write service=token, such as google=abc bing=def, with blanks between.`,
      );
    proofs.set(service, [...(proofs.get(service) ?? []), token]);
  }
  return Object.fromEntries(proofs);
}

/** A service or the name of a tag, and the token, which may itself have "=" in it. */
const PROOF = /^([a-z][\w.:-]*)=(.+)$/i;
