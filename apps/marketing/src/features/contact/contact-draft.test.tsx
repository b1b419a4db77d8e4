/** @jest-environment ./src/testing/browser-environment.ts */
import { act, waitFor } from '@testing-library/react';
import { button, field, openContactForm as setUp, values } from '../../testing/contact-page.tsx';
import { prepareBrowser } from '../../testing/render-app.tsx';

prepareBrowser();
beforeAll(async () => void (await import('./contact-form.tsx')));

it.each([
  { reason: 'names one', search: '?subject=pre-order', subject: 'pre-order' },
  { reason: 'names none of ours', search: '?subject=broken-link', subject: 'question' },
  { reason: 'names none', search: '', subject: 'question' },
])('reads the subject from an address that $reason', async ({ search, subject }) => {
  await setUp({ search });
  expect(values().subject ?? '').toBe(subject);
});

it('follows a link to another subject on the same page', async () => {
  const { router, user } = await setUp({ search: '?subject=question' });
  await user.type(field('Name'), 'Zoë');
  await act(() => router.navigate('/contact-us?subject=walkthrough'));
  await waitFor(() => expect(values().subject).toBe('walkthrough'));
  expect(field('Name').value).toBe('Zoë');
});

it('restores the draft in the same tab, without consent, with the last chosen subject', async () => {
  sessionStorage.setItem(
    'gm-contact-draft',
    JSON.stringify({
      values: { name: 'Zoë', subject: 'security', consent: 'true', more: 1 },
      visit: 'default?subject=question',
    }),
  );
  await setUp({ search: '?subject=question' });
  expect(values()).toMatchObject({ name: 'Zoë', subject: 'security' });
  expect(values()).not.toHaveProperty('consent');
});

it('lets a new address change the subject of a draft', async () => {
  sessionStorage.setItem('gm-contact-draft', JSON.stringify({ values: { subject: 'security' }, visit: 'default' }));
  await setUp({ search: '?subject=question' });
  expect(values().subject).toBe('question');
});

it.each(['{', '7', '{"values":null}', '{"values":{"name":{}}}'])(
  'starts empty over the invalid draft %s',
  async (text) => {
    sessionStorage.setItem('gm-contact-draft', text);
    await setUp();
    expect(field('Name').value).toBe('');
  },
);

it('stores a draft while the visitor types, and removes it when it is cleared', async () => {
  const { user } = await setUp();
  await user.type(field('Name'), 'Zoë');
  expect(sessionStorage.getItem('gm-contact-draft')).toContain('Zoë');
  await user.click(button('Clear'));
  expect(sessionStorage.getItem('gm-contact-draft')).toBeNull();
  expect(field('Name').value).toBe('');
});
