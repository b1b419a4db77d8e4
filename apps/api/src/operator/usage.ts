import { OperatorError } from './operator-error.ts';

export type Option = 'code' | 'name' | 'email' | 'permission' | 'session' | 'to' | 'from' | 'for' | 'api';

/** The commands with their options, as `--help` prints them. */
export const USAGE = `Usage: genmaster-api <command>, in the workspace npm run api -- <command>

Server
  serve                                              Runs it until it is told to stop.
  health                                             Says whether the server on PORT takes visitors; ends with 1 if not.
  site-headers --for <host> [--to <file>]            Writes the headers of the site in SITE_DIR for a host that serves it
               [--api <origin>]                      without the server: cloudflare, netlify, nginx or caddy. With --api
                                                     its pages call the server at that origin.

Users
  invite --code <user code> --name <name>            Makes a user and a link, with which they choose a password.
         [--email <address>]                         The link is shown here, works once, and is good for three days.
  reset-link --code <user code>                      Makes a link with which they choose a new password within half an hour.
  create-user [--code <user code>] [--name <name>]   Makes a user. Asks for what is missing; the password is asked
                                                     for, or read from standard input when it is a pipe.
  set-password --code <user code>                    Gives a new password and signs the user out everywhere.
  disable-user --code <user code>                    Signs the user out everywhere and lets them in no more.
  enable-user --code <user code>                     Lets them in again.
  unlock --code <user code>                          Lets them try at once whose account others guessed at.
  grant --code <user code> --permission <name>       Gives a permission: metadata, schemes, messages, users or audit.
  withdraw --code <user code> --permission <name>    Takes it away.
  remove-second-factor --code <user code>            Lets them in with the password alone who have lost their second step.
  delete-user --code <user code>                     Deletes a user with all their data. Asks for the user code as the word.
  export-user --code <user code>                     Prints all that is kept about a user, as JSON.
  audit [--code <user code or id>]                   Lists what was done to accounts: who, what, when, from where.
  calibrate                                          Measures what hashing a password costs on this machine.

Sessions
  list-sessions [--code <user code>]                 Lists who is signed in.
  revoke --session <id>                              Ends one session of that list.
  revoke --code <user code>                          Ends every session of a user.

Data
  backup --to <file>                                 Copies everything to a new file while the server works.
  restore --from <file>                              Fills an empty database from such a file.
  check                                              Looks for damage: pages, references, stored texts.
  move                                               Moves the embedded database in DATA_DIR to DATABASE_URL.

Development
  openapi --to <file>                                Writes the description of every call.

The database is the one of the server: DATABASE_URL, or DATA_DIR. No data is ever overwritten.`;

/** The options of each command; a command that is missing here has none. */
const OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  'create-user': ['code', 'name'],
  'set-password': ['code'],
  'disable-user': ['code'],
  'enable-user': ['code'],
  unlock: ['code'],
  invite: ['code', 'name', 'email'],
  'reset-link': ['code'],
  'delete-user': ['code'],
  'remove-second-factor': ['code'],
  'export-user': ['code'],
  audit: ['code'],
  grant: ['code', 'permission'],
  withdraw: ['code', 'permission'],
  'list-sessions': ['code'],
  revoke: ['session', 'code'],
  backup: ['to'],
  restore: ['from'],
  'site-headers': ['for', 'to', 'api'],
  openapi: ['to'],
};

/** The options that a command can do without. */
const OPTIONAL: Readonly<Record<string, readonly Option[]>> = {
  'create-user': ['code', 'name'],
  invite: ['email'],
  audit: ['code'],
  'list-sessions': ['code'],
  revoke: ['session', 'code'],
  'site-headers': ['to', 'api'],
};

/** Values of the options as they were given. */
export type Given = Partial<Record<Option, string>>;

/**
 * Throws when an option is missing that the command needs. To be called first: a command must not make a database, or
 * ask for a password, before it finds that out.
 */
export function assertComplete(command: string, given: Given): void {
  const optional = OPTIONAL[command] ?? [];
  for (const option of OPTIONS[command] ?? []) if (!optional.includes(option)) need(given, option);
  if (command !== 'revoke') return;
  if (given.session === undefined) need(given, 'code');
  else if (given.code !== undefined) throw new OperatorError('Give --session or --code, not both.');
}

/** Returns the value of an option, or throws when it is missing. */
export function need(given: Given, option: Option): string {
  const value = given[option];
  if (value === undefined || value === '') throw new OperatorError(`The option --${option} is missing. See --help.`);
  return value;
}

/** Throws for words that a command would ignore: the operator would take more for done than was. */
export function assertOptions(command: string, options: readonly string[], [word]: readonly string[]): void {
  if (word !== undefined) throw new OperatorError(`${command} takes no "${word}". See --help.`);
  const known: readonly string[] = OPTIONS[command] ?? [];
  const foreign = options.find((option) => !known.includes(option));
  if (foreign !== undefined) throw new OperatorError(`${command} has no option --${foreign}. See --help.`);
  const repeated = options.find((option, index) => options.indexOf(option) !== index);
  if (repeated !== undefined) throw new OperatorError(`The option --${repeated} is there twice. Give it once.`);
}
