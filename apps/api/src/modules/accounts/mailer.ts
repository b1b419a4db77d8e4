import type { LinkKind } from '@genmaster/auth-client/contract';

/** How mail goes out. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string;
  from: string;
  /** The origin that links in mails begin with: never taken from a request, which anybody may send. */
  siteOrigin: string;
}

export interface LinkMail {
  to: string;
  name: string;
  kind: LinkKind;
  token: string;
  expiresAt: string;
}

/** Sends the mails of the server, or says by `null` in its place that none go out. */
export interface Mailer {
  sendLink(mail: LinkMail): Promise<void>;
  /** Tells the owner of an account that it was signed in to from a device it did not know. */
  sendNewDevice(mail: { to: string; name: string; device: string | null; address: string; at: string }): Promise<void>;
}

/** The page that takes a link: the home page, whose address keeps what follows the `#` from servers and their logs. */
export const linkAddress = (origin: string, token: string) => `${origin}/#link=${token}`;

/** How long a mail server may take. */
const MAIL_TIMEOUT_MS = 5_000;

/** Sends mails over SMTP. Connections are encrypted where the mail server offers it, and its certificate is checked. */
export function createMailer({ url, from, siteOrigin }: MailSettings): Mailer {
  const send = async (to: string, subject: string, lines: readonly string[]) => {
    // Loaded by those who send mail alone.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: MAIL_TIMEOUT_MS,
      greetingTimeout: MAIL_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
    } as object);
    await transport.sendMail({ from, to, subject, text: lines.join('\n\n') });
  };
  return {
    sendLink: ({ to, name, kind, token, expiresAt }) =>
      send(to, kind === 'invitation' ? 'Your account at Genmaster' : 'A new password for Genmaster', [
        `Hello ${name},`,
        kind === 'invitation'
          ? 'an account was made for you. Open this link and choose a password:'
          : 'somebody who manages your account made this link, with which you choose a new password:',
        linkAddress(siteOrigin, token),
        `It works once, until ${expiresAt}. If you did not expect it, do nothing: without the link nothing changes.`,
      ]),
    sendNewDevice: ({ to, name, device, address, at }) =>
      send(to, 'A sign-in from a new device', [
        `Hello ${name},`,
        `your account was signed in to from a device that it did not know: ${device ?? 'unknown'}, address ${address}, at ${at}.`,
        `If that was not you, sign in at ${siteOrigin}, end that session under your name, and change your password.`,
      ]),
  };
}
