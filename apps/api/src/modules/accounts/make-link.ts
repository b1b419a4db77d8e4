import type { LinkKind, MadeLink } from '@genmaster/auth-client/contract';
import type { LinkRepository } from './link-repository.ts';
import type { Mailer } from './mailer.ts';

export interface LinkOptions {
  links: LinkRepository;
  mailer: Mailer | null;
  onMailFailed: (error: Error) => void;
}

/**
 * Creates a link and sends it; if no mail is sent, or the mail server fails, returns it, so that the caller can pass it
 * on.
 */
export async function makeLink(
  { links, mailer, onMailFailed }: LinkOptions,
  user: { id: string; name: string; email: string | null },
  kind: LinkKind,
): Promise<MadeLink> {
  const { token, expiresAt } = await links.make(user.id, kind);
  const shown = { kind, expiresAt, sentTo: null, token };
  if (!mailer || user.email === null) return shown;
  try {
    await mailer.sendLink({ to: user.email, name: user.name, kind, token, expiresAt });
    return { kind, expiresAt, sentTo: user.email, token: null };
  } catch (error) {
    onMailFailed(error as Error);
    return shown;
  }
}
