/**
 * Reads proofs of ownership for the head of every page: `google=token bing=token`, with blanks between.
 *
 * @throws an Error that names the variable and its valid values.
 */
export function readSiteVerification(text = ''): Readonly<Record<string, string>> {
  const proofs = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    proofs.map((proof) => {
      const [, service, token] = PROOF.exec(proof) ?? [];
      if (!service || !token)
        throw new Error(
          `[marketing] SITE_VERIFICATION has "${proof}". Write service=token, such as google=abc bing=def, with blanks between.`,
        );
      return [service, token];
    }),
  );
}

/** A service or the name of a tag, and the token, which may itself have "=" in it. */
const PROOF = /^([a-z][\w.:-]*)=(.+)$/i;
