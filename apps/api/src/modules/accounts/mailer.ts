import type { LinkKind } from '@genmaster/auth-client/contract';

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string;
  from: string;
  /** The origin of links in mails: never read from a request, which anyone may send. */
  siteOrigin: string;
}

export interface LinkMail {
  to: string;
  name: string;
  kind: LinkKind;
  token: string;
  expiresAt: string;
}

/** Changes of the sign-in settings, about which the owner of the account is notified. */
export type SignInChange =
  | 'password'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed';

export interface ChangeMail {
  to: string;
  name: string;
  change: SignInChange;
  device: string | null;
  address: string;
  at: string;
}

/** Sends the mails of the server; `null` in its place means that no mail is sent. */
export interface Mailer {
  sendLink(mail: LinkMail): Promise<void>;
  /** Notifies the owner of an account about a sign-in from a new device. */
  sendNewDevice(mail: { to: string; name: string; device: string | null; address: string; at: string }): Promise<void>;
  /** Notifies the owner of an account that its sign-in settings have changed. */
  sendChange(mail: ChangeMail): Promise<void>;
}

/**
 * Returns the address of the page for a link: the home page with the token after the `#`, which servers never see or
 * log.
 */
export const linkAddress = (origin: string, token: string) => `${origin}/#link=${token}`;

const CHANGES: Readonly<Record<SignInChange, string>> = {
  password: 'the password of your account was changed',
  'authenticator-added': 'an authenticator was added to the sign-in of your account',
  'authenticator-removed': 'the authenticator was removed from the sign-in of your account',
  'passkey-added': 'a passkey was added to the sign-in of your account',
  'passkey-removed': 'a passkey was removed from the sign-in of your account',
};

/** Time limit for the mail server, in milliseconds. */
const MAIL_TIMEOUT_MS = 5_000;

/**
 * Creates a mailer over SMTP. Connections are encrypted if the mail server offers it, and its certificate is checked.
 */
export function createMailer({ url, from, siteOrigin }: MailSettings): Mailer {
  const send = async (to: string, subject: string, lines: readonly string[]) => {
    // Loaded only when a mail is sent.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: MAIL_TIMEOUT_MS,
      greetingTimeout: MAIL_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
    } as object);
    // As one address: as a text it would be read as a list with names, comments and groups, and `a(b)c@x` go to `c@x`.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text: lines.join('\n\n') });
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
    sendChange: ({ to, name, change, device, address, at }) =>
      send(to, 'Your sign-in has changed', [
        `Hello ${name},`,
        `${CHANGES[change]}: from ${device ?? 'an unknown device'}, address ${address}, at ${at}.`,
        `If that was not you, ask who manages your account at ${siteOrigin} for a new link, and change your password.`,
      ]),
  };
}
