import { AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import type { Database } from '../db/database.ts';
import { createLoginThrottle } from '../modules/auth/login-throttle.ts';
import { createPasswords } from '../modules/auth/passwords.ts';
import { createSessionRepository } from '../modules/auth/session-repository.ts';
import { createToken } from '../modules/auth/session-token.ts';
import { prepareFindWithTheme, themeOf } from '../modules/theme/session-theme.ts';
import { createThemeRepository } from '../modules/theme/theme-repository.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';

/** A signed-in user of the benchmark, with the data for the next request. */
export interface Person {
  userCode: string;
  password: string;
  userId: string;
  token: string;
  headers: Record<string, string>;
  revision: number;
}

const PASSWORD = 'correct horse battery';
const now = () => new Date();

/** Returns the theme record that a person saves over a revision. */
export const recordOf = ({ userId }: Person, revision: number) => ({
  id: null,
  name: 'Bench',
  menuPos: '1' as const,
  dTemplate: false,
  json: JSON.stringify({ themeColors: Object.fromEntries(COLORS), selectedTheme: '1' }),
  userId,
  sagClientId: 'genmaster',
  flag: 'U' as const,
  revision,
  mode: null,
});

const COLORS = Array.from({ length: 60 }, (_, index) => [`--color-${index}`, `rgba(${index}, 2, 3, 0.5)`]);

/** Creates the queries that the server makes for each call, without the server. */
export function createQueries(db: Database) {
  const users = createUserRepository({ db, now });
  const sessions = createSessionRepository({ db, now, idleMinutes: 30, absoluteHours: 12 });
  const findWithTheme = prepareFindWithTheme(sessions);
  const themes = createThemeRepository({ db, now });
  const throttle = createLoginThrottle({ db, now });
  const passwords = createPasswords();
  return {
    async createPeople(count: number): Promise<Person[]> {
      const passwordHash = await passwords.hash(PASSWORD);
      const people: Person[] = [];
      for (let index = 0; index < count; index += 1) {
        const userCode = `person-${index}`;
        const userId = (await users.create({ userCode, name: userCode, passwordHash })) ?? '';
        const token = createToken();
        await sessions.start(userId, token);
        const headers = { [AUTH_TOKEN_KEY]: token, 'content-type': 'application/json' };
        const person = { userCode, password: PASSWORD, userId, token, headers, revision: 0 };
        const saved = await themes.save(userId, recordOf(person, 0));
        people.push({ ...person, revision: saved.kind === 'saved' ? saved.theme.revision : 0 });
      }
      return people;
    },
    async getTheme({ token }: Person) {
      const session = await findWithTheme(token);
      if (!session || !themeOf(session)) throw new Error('There is no session of this person, or no theme.');
    },
    async saveTheme(person: Person) {
      await sessions.find(person.token);
      const outcome = await themes.save(person.userId, recordOf(person, person.revision));
      if (outcome.kind !== 'saved') throw new Error(`${person.userCode} saved over a revision that is not theirs.`);
      person.revision = outcome.theme.revision;
    },
    /** Uses up the attempts of an account, as an attack for some time does. */
    async exhaust(userCode: string) {
      // The clock of each attempt is a quarter of an hour ahead of the previous one.
      for (let guess = 0; guess < 24; guess += 1) {
        const ahead = () => new Date(Date.now() - (23 - guess) * 15 * 60_000);
        await createLoginThrottle({ db, now: ahead }).take(userCode);
      }
    },
    login: ({ userCode, password }: Person) =>
      passwords.admit(async () => {
        await throttle.take(userCode);
        const user = await users.findCredentials(userCode);
        await passwords.verify(user?.passwordHash ?? null, password);
        await throttle.clear(userCode);
        if (user) await sessions.start(user.id, createToken());
      }),
  };
}
