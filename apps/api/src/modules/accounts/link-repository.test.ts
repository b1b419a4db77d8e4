import { closeMigratedDatabases, openMigratedDatabase } from '../../testing/migrated-database.ts';
import { engines } from '../../testing/test-database.ts';
import { createLoginTickets } from '../second-factor/login-tickets.ts';
import { createPasskeyChallenges } from '../second-factor/passkey-challenges.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { createLinkRepository } from './link-repository.ts';

afterEach(closeMigratedDatabases);

const MINUTE_MS = 60_000;

describe.each(engines)('links, tickets and challenges on %s', (engine) => {
  it.each([
    { ahead: 0, isAccepted: true, when: 'under the right clock' },
    { ahead: 4, isAccepted: true, when: 'by an instance whose clock is minutes ahead' },
    { ahead: 365 * 24 * 60, isAccepted: false, when: 'while the clock was a year ahead' },
  ])('are accepted: $isAccepted, made $when', async ({ ahead, isAccepted }) => {
    const db = await openMigratedDatabase(engine);
    let time = Date.parse('2026-11-20T12:00:00.000Z');
    const now = () => new Date(time);
    const user = await createUserRepository({ db, now }).create({ userCode: 'a', name: 'A', passwordHash: 'x' });
    const userId = String(user);
    const links = createLinkRepository({ db, now });
    const tickets = createLoginTickets({ db, now });
    const challenges = createPasskeyChallenges({ db, now });
    const signer = { subject: 's', userId, rpId: 'site.example' };

    time += ahead * MINUTE_MS;
    const { token } = await links.make(userId, 'reset');
    const ticket = await tickets.make(userId, 'x');
    await challenges.make(signer);
    time -= ahead * MINUTE_MS;

    expect({
      link: (await links.find(token)) !== null,
      isLinkUsed: await links.use(token),
      ticket: (await tickets.find(ticket)) !== null,
      challenge: (await challenges.take(signer)) !== null,
    }).toEqual({ link: isAccepted, isLinkUsed: isAccepted, ticket: isAccepted, challenge: isAccepted });
  });
});
