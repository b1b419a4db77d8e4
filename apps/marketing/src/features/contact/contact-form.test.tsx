/** @jest-environment ./src/testing/browser-environment.ts */
import { contactRules } from '@genmaster/site-contract/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  button,
  CONTACT_CALL as CALL,
  field,
  form,
  GOOD_MESSAGE as GOOD,
  openContactForm as setUp,
  summary,
  values,
} from '../../testing/contact-page.tsx';
import { prepareBrowser } from '../../testing/render-app.tsx';
import { problem } from '../../testing/test-server.ts';

prepareBrowser();
beforeAll(async () => void (await import('./contact-form.tsx')));

const { fields } = contactRules;

it('sends the trimmed values without the optional field, and focuses the confirmation', async () => {
  const { fillIn, send, server } = await setUp();
  await fillIn();
  await send();

  const note = await screen.findByRole('group', { name: 'Thank you, Zoë' });
  expect(document.activeElement).toBe(note);
  expect(note.textContent).toContain('zoe@example.org, in Hindi');
  expect(server.calls(CALL).map(({ body }) => body)).toEqual([
    { ...GOOD, subject: 'question', language: 'hi', consent: true },
  ]);
  expect(sessionStorage.getItem('gm-contact-draft')).toBeNull();
});

it('asks for everything that its rules name, and sends the organisation of a visitor who has one', async () => {
  const { fillIn, send, user, server } = await setUp();
  expect(Object.keys(fields).filter((name) => form().elements.namedItem(name) === null)).toEqual([]);
  await fillIn();
  await user.type(field('Organisation (optional)'), 'Example Traders');
  await send();

  await screen.findByRole('group', { name: 'Thank you, Zoë' });
  expect(server.calls(CALL)[0]?.body).toMatchObject({ organisation: 'Example Traders' });
});

it('sends values that the browser filled in without an event', async () => {
  const { fillIn, send, server } = await setUp();
  await fillIn();
  field('Name').value = 'Asha';
  field('English').checked = true;
  await send();

  await screen.findByRole('group', { name: 'Thank you, Asha' });
  expect(server.calls(CALL)[0]?.body).toMatchObject({ name: 'Asha', language: 'en' });
});

it('counts sent pre-orders, and notifies the rest of the site of the result', async () => {
  const { fillIn, send, user, services } = await setUp();
  await fillIn();
  await user.click(field('Pre-order'));
  await send();
  const note = await screen.findByRole('group', { name: 'Thank you, Zoë' });

  expect(note.textContent).toContain('Pre-orders sent from this page: 1. Price: ₹0.');
  const { cartQuantity, formData } = services.store.getState().shared;
  expect(cartQuantity).toBe(1);
  expect(formData).toMatchObject({
    type: 'contact',
    postData: { subject: 'pre-order', language: 'hi' },
    message: 'sent',
  });
});

it('accepts a pre-order without a message, and sends a default message', async () => {
  const { user, send, server } = await setUp({ search: '?subject=pre-order' });
  await user.type(field('Name'), 'Zoë');
  await user.type(field('Email'), GOOD.email);
  await user.click(field('Hindi'));
  await user.click(field('Use these details to answer my message'));
  await send();
  await screen.findByRole('group', { name: 'Thank you, Zoë' });

  expect(server.calls(CALL)[0]?.body).toMatchObject({ message: 'I would like to pre-order Genmaster.' });
});

it('works without JavaScript: it posts to the server, which responds with a page', async () => {
  await setUp();
  expect(form().method).toBe('post');
  expect(new URL(form().action).pathname).toBe('/contact/form');
});

it('takes the focus when an address contains a subject', async () => {
  await setUp({ search: '?subject=pre-order' });
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
});

it('starts an empty form after a message was sent', async () => {
  const { fillIn, send, user } = await setUp();
  await fillIn();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));

  expect(values()).toEqual({ name: '', email: '', organisation: '', subject: 'question', language: 'en', message: '' });
  expect(document.activeElement).toBe(field('Name'));
});

it('lists all missing fields, focuses the list, and links to each field', async () => {
  const { send, server, user } = await setUp();
  await send();

  expect(document.activeElement).toBe(summary());
  const links = within(summary()!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `Name: ${fields.name.message}`,
    `Email: ${fields.email.message}`,
    `Message: ${fields.message.message}`,
    `Consent: ${fields.consent.message}`,
  ]);
  await user.click(links[2]!);
  expect(document.activeElement).toBe(field('Message'));
  expect(server.calls(CALL)).toEqual([]);
});

it('validates a field on blur, and on every change after an error', async () => {
  const { user } = await setUp();
  await user.type(field('Email'), 'zoe');
  expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  await user.tab();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  const described = field('Email').getAttribute('aria-describedby');
  expect(document.getElementById(described!)?.textContent).toBe(fields.email.message);

  await user.type(field('Email'), '@example.org');
  expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  expect(field('Email').getAttribute('aria-describedby')).toBeNull();
});

it('does not shift the layout while a button is pressed, so that the click reaches it', async () => {
  const { user } = await setUp();
  await user.type(field('Email'), 'zoe');
  await user.pointer({ keys: '[MouseLeft>]', target: button('Clear') });
  expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  await user.pointer({ keys: '[/MouseLeft]' });

  expect(field('Email').value).toBe('');
  expect(summary()).toBeNull();
});

it('changes only the helper text with the subject', async () => {
  const { user } = await setUp();
  await user.type(field('Message'), 'Hello');
  await user.click(field('Security report'));
  const hint = document.getElementById('contact-message-hint');
  expect(hint?.textContent).toContain('The steps that show the problem');
  expect(values()).toMatchObject({ message: 'Hello', subject: 'security' });
});

it('shows the messages for invalid input, and restores the visitor’s own input', async () => {
  const { fillIn, user } = await setUp();
  await fillIn();
  const own = values();
  await user.click(button('Try bad input'));
  expect(within(summary()!).getAllByRole('link')).toHaveLength(6);
  expect(sessionStorage.getItem('gm-contact-draft')).toContain(GOOD.message);

  await user.click(button('Put my entries back'));
  expect(values()).toEqual({ ...own, name: GOOD.name });
  expect(summary()).toBeNull();
});

it.each([
  {
    reason: 'cannot be reached',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: /could not be reached/,
  },
  { reason: 'fails', answer: () => problem(500), says: /could not store/ },
  { reason: 'has had enough', answer: () => problem(429), says: /Wait a minute/ },
  { reason: 'answers something else', answer: () => Response.json({}), says: /could not be understood/ },
])('keeps the input when the server $reason, and offers to copy it', async ({ answer, says }) => {
  const { fillIn, send, server, user } = await setUp();
  server.on(CALL, answer);
  await fillIn();
  const own = values();
  await send();

  const note = await within(form()).findByRole('group', { name: 'Sending failed' });
  expect(document.activeElement).toBe(note);
  expect(note.textContent).toMatch(says);
  expect(values()).toEqual(own);
  await user.click(button('Copy message'));
  expect(await navigator.clipboard.readText()).toBe(GOOD.message);
});

it('selects the message when the browser does not allow copying', async () => {
  const { fillIn, send, user } = await setUp({ stored: false });
  await fillIn();
  await send();
  await within(form()).findByRole('group', { name: 'Sending failed' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied'));
  await user.click(button('Copy message'));
  await within(form()).findByText(/did not allow copying/);
  expect(field('Message').selectionEnd).toBe(GOOD.message.length);
});

it('shows the server’s errors beside their fields', async () => {
  const { fillIn, send, server } = await setUp();
  server.on(CALL, () =>
    Response.json({ status: 400, errors: [{ field: 'email', message: 'Not this one.' }] }, { status: 400 }),
  );
  await fillIn();
  await send();
  await waitFor(() => expect(summary()?.textContent).toContain('Email: Not this one.'));
  expect(document.activeElement).toBe(summary());
});

it('uses the same key for a repeated message, also after a reload, and a new key for another message', async () => {
  const { fillIn, send, server, user } = await setUp();
  server.on(CALL, () => problem(422));
  await fillIn();
  await send();
  await within(form()).findByRole('group', { name: 'Sending failed' });
  await send();
  await waitFor(() => expect(server.calls(CALL)).toHaveLength(2));
  await within(form()).findByRole('group', { name: 'Sending failed' });
  expect(JSON.parse(sessionStorage.getItem('gm-contact-sending')!)).toMatchObject({ key: server.calls(CALL)[0]?.key });
  await user.type(field('Message'), ' And which not?');
  await send();
  await waitFor(() => expect(server.calls(CALL)).toHaveLength(3));
  const [first, second, third] = server.calls(CALL).map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('is sent again automatically after a lost response, with the same key, and is removed once it is stored', async () => {
  const { fillIn, send, server } = await setUp();
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => problem(503)];
  server.on(CALL, () => answers.shift()?.() ?? Response.json({ id: 'm-1', receivedAt: '2026-01-01T00:00:00.000Z' }));
  await fillIn();
  await send();
  await screen.findByRole('group', { name: 'Thank you, Zoë' });
  expect(new Set(server.calls(CALL).map(({ key }) => key)).size).toBe(1);
  expect(server.calls(CALL)).toHaveLength(3);
  expect(sessionStorage.getItem('gm-contact-sending')).toBeNull();
});

it('sends once, however often the button is pressed, and blocks changes meanwhile', async () => {
  const { fillIn, send, server } = await setUp();
  server.on(CALL, () => new Promise(() => undefined));
  await fillIn();
  await send();
  expect(button('Sending…').getAttribute('aria-disabled')).toBe('true');
  expect(field('Message').readOnly).toBe(true);
  fireEvent.submit(form());
  await waitFor(() => expect(server.calls(CALL)).toHaveLength(1));
});
