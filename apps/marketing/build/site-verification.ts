/**
 * Reads proofs of ownership for the head of every page: `google=token bing=token`, with blanks between.
 *
 * @throws an Error that names the variable and its valid values.
 */
export function readSiteVerification(text = ''): Readonly<Record<string, string>> {
  const proofs = new Map<string, string>();
  for (const proof of text.split(/\s+/).filter(Boolean)) {
    const [, service, token] = PROOF.exec(proof) ?? [];
    if (!service || !token)
      throw new Error(
        `[marketing] SITE_VERIFICATION has "${proof}". Write service=token, such as google=abc bing=def, with blanks between.`,
      );
    if (proofs.has(service))
      throw new Error(`[marketing] SITE_VERIFICATION names ${service} twice. Write one token for each service.`);
    proofs.set(service, token);
  }
  return Object.fromEntries(proofs);
}

/** A service or the name of a tag, and the token, which may itself have "=" in it. */
const PROOF = /^([a-z][\w.:-]*)=(.+)$/i;
