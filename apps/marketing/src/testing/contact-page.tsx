import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from './render-app.tsx';
import { createTestServer } from './test-server.ts';

/** The call that stores a message. */
export const CONTACT_CALL = 'POST /contact/messages';

/** The values that `fillIn` types, as they are sent. */
export const GOOD_MESSAGE = { name: 'Zoë', email: 'zoe@example.org', message: 'Which databases are supported?' };

export const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Message to Genmaster' });
export const field = (name: string) => within(form()).getByLabelText<HTMLInputElement>(name);
export const button = (name: string) => within(form()).getByRole<HTMLButtonElement>('button', { name });
/** Returns the error summary, `null` if there is none. */
export const summary = () => within(form()).queryByRole('group', { name: /needs? a change$/ });
export const values = () => {
  const { page: _page, preOrderMessage: _words, ...typed } = Object.fromEntries(new FormData(form()));
  return typed;
};

/** Opens the contact page and waits until its form is ready. */
export async function openContactForm({ search = '', stored = true, server = createTestServer() } = {}) {
  if (stored) server.on(CONTACT_CALL, () => Response.json({ id: 'm-1', receivedAt: '2026-01-01T00:00:00.000Z' }));
  const app = await renderApp({ path: `/contact-us${search}`, server });
  await waitFor(() => expect(button('Clear').disabled).toBe(false));
  const fillIn = async () => {
    await app.user.type(field('Name'), `  ${GOOD_MESSAGE.name} `);
    await app.user.type(field('Email'), GOOD_MESSAGE.email);
    await app.user.click(field('Question'));
    await app.user.click(field('Hindi'));
    await app.user.type(field('Message'), GOOD_MESSAGE.message);
    await app.user.click(field('Use these details to answer my message'));
  };
  return { ...app, fillIn, send: () => app.user.click(button('Send message')) };
}
