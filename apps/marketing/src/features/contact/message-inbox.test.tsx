/** @jest-environment ./src/testing/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { header, prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';

prepareBrowser();
beforeAll(async () => void (await import('./message-inbox.tsx')));

const CALL = 'GET /contact/messages';
const message = (id: string, email: string, text = 'Which databases?') => ({
  id,
  email,
  receivedAt: '2026-01-01T00:00:00.000Z',
  name: `Sender ${id}`,
  organisation: null,
  subject: 'question',
  language: 'en',
  message: text,
});

async function setUp(answer: () => Response, { permissions = ['messages'], path = '/contact-us' } = {}) {
  const server = createTestServer();
  server.on(CALL, answer);
  const clientInfo = { usrId: ASHA.userId, sagclientId: 'c-1', usrName: ASHA.name };
  server.on('GET /api/userDetails', () => Response.json({ data: { clientInfo, permissions } }));
  const app = await renderApp({ path, server, signedInAs: ASHA });
  const open = async () => app.user.click(await screen.findByRole('button', { name: /Read the messages|संदेश पढ़ें/ }));
  return { ...app, open };
}

it('lists messages as text, with a reply link for each and for all', async () => {
  const messages = [
    message('1', 'a@example.org', '<b>Hi</b>'),
    message('2', 'b@example.org'),
    message('3', 'a@example.org'),
  ];
  const { open, services } = await setUp(() => Response.json({ messages, next: null }));
  await open();

  expect(await screen.findByText('<b>Hi</b>')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Answer a@example.org' })).toHaveLength(2);
  const all = await screen.findByRole('link', { name: 'Write to all 2' });
  expect(all.getAttribute('href')).toBe('mailto:?bcc=a%40example.org,b%40example.org');
  expect(services.store.getState().shared.sendAllMailShow).toBe(true);
});

it.each([
  { path: '/contact-us', says: 'Pre-order', time: /^Jan 1, 2026/ },
  { path: '/hi/contact-us', says: 'प्री-ऑर्डर', time: /^1 जन॰ 2026/ },
])('names subject and time in the language of $path', async ({ path, says, time }) => {
  const answer = { messages: [{ ...message('1', 'a@example.org'), subject: 'pre-order' }], next: null };
  const { open } = await setUp(() => Response.json(answer), { path });
  await open();

  const shown = within((await screen.findByText('Which databases?')).closest('article')!);
  expect(shown.getByText(says)).toBeTruthy();
  expect(shown.getByText(time).tagName).toBe('TIME');
});

it('pages to older messages and back', async () => {
  let asked = 0;
  const { open, user } = await setUp(() => {
    asked += 1;
    return asked % 2 === 1
      ? Response.json({ messages: [message('2', 'b@example.org', 'The newer one')], next: '2' })
      : Response.json({ messages: [message('1', 'a@example.org', 'The older one')], next: null });
  });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Older messages' }));
  expect(await screen.findByText('The older one')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Newest messages' }));
  expect(await screen.findByText('The newer one')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Write to all/ })).toBeNull();
});

it.each([
  { status: 403, says: /may not read messages/ },
  { status: 404, says: /could not be loaded/ },
])('explains a failed list after $status, and sends no request before it is opened', async ({ status, says }) => {
  const { open, server } = await setUp(() => problem(status));
  expect(server.calls(CALL)).toEqual([]);
  await open();
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('is offered to no other signed-in user', async () => {
  await setUp(() => problem(403), { permissions: ['metadata'] });
  expect(await header().findByText(ASHA.name)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read the messages' })).toBeNull();
});

it('is removed with its content when the reader signs out', async () => {
  const { open, user } = await setUp(() => Response.json({ messages: [message('1', 'a@example.org')], next: null }));
  await open();
  await screen.findByText('Which databases?');
  await user.click((await header().findAllByRole('button', { name: 'Sign out' }))[0]!);
  await waitFor(() => expect(screen.queryByText('Which databases?')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Read the messages' })).toBeNull();
});
