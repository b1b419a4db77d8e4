/** @jest-environment ./src/testing/browser-environment.ts */
import type { MetadataDraft, MetadataEntryWire } from '@genmaster/seo-metadata/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { createPageDocuments } from '../../content/page-document.ts';
import { siteIdentity } from '../../content/site-identity.ts';
import { header, prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';

prepareBrowser();
beforeAll(async () => {
  await import('../account/account-host.tsx');
  await import('./page-entries.tsx');
});

const SAVED_AT = '2026-11-20T09:30:00.000Z';
const { status, head } = createPageDocuments(siteIdentity('http://localhost'))('/about-us');

/** A server that stores drafts of one project. */
function createEntryServer(map: Record<string, MetadataEntryWire>) {
  const server = createTestServer();
  const drafts = new Map<string, MetadataEntryWire>();
  const list = () => ({
    drafts: [...drafts].map(([address, entry]): MetadataDraft => ({
      address,
      entry,
      published: map[address] ?? null,
      changes: [{ at: 'title', before: map[address]?.title ?? null, after: entry.title ?? null }],
      savedBy: 'asha',
      savedAt: SAVED_AT,
    })),
  });
  const clientInfo = { usrId: ASHA.userId, sagclientId: 'c-1', usrName: ASHA.name };
  server.on('GET /api/userDetails', () => Response.json({ data: { clientInfo, permissions: ['metadata'] } }));
  server.on('GET /auth/sessions', () => Response.json({ sessions: [] }));
  server.on('GET /clientsetting/get-metaschema-json', () => Response.json(map));
  server.on('GET /clientsetting/metaschema-drafts', () => Response.json(list()));
  server.on('PUT /clientsetting/metaschema-drafts', ({ body }) => {
    const { address, entry } = body as { address: string; entry: MetadataEntryWire };
    drafts.set(address, entry);
    return Response.json(list());
  });
  server.on('POST /clientsetting/metaschema-publish', ({ body }) => {
    const { address } = body as { address: string };
    const entry = drafts.get(address);
    if (!entry) return problem(404);
    map[address] = entry;
    drafts.delete(address);
    return Response.json(map);
  });
  server.on('GET /_data/about-us.json', () => Response.json({ status, head }));
  return { server, drafts };
}

async function setUp(map: Record<string, MetadataEntryWire> = { '/about-us': { title: 'Live title' } }) {
  const { server, drafts } = createEntryServer(map);
  const app = await renderApp({ path: '/uniqueness', server, signedInAs: ASHA });
  const openSection = async () => {
    await app.user.click(await header().findByRole('button', { name: 'Asha' }));
    await app.user.click(await screen.findByText('Page metadata'));
  };
  const openRow = async () => {
    await openSection();
    await app.user.click(await screen.findByText('/about-us'));
    return within((await screen.findByText('/about-us')).closest('li')!);
  };
  return { ...app, server, drafts, map, openSection, openRow };
}

it('saves the input as a draft, and shows it to visitors when it is published', async () => {
  const { user, openRow, map, drafts } = await setUp();
  const row = await openRow();
  const title = await row.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Another title');

  await user.click(row.getByRole('button', { name: 'Save draft' }));
  expect(await row.findByText('The draft is saved. Visitors do not see it yet.')).toBeTruthy();
  expect(drafts.get('/about-us')).toEqual({ title: 'Another title' });
  expect(map['/about-us']).toEqual({ title: 'Live title' });

  await user.click(await row.findByRole('button', { name: 'Publish' }));
  expect(await row.findByText(/^Published\./)).toBeTruthy();
  expect(map['/about-us']).toEqual({ title: 'Another title' });
  await waitFor(() => expect(row.queryByText('Draft')).toBeNull());
});

it('keeps the input when the server fails, and when the account is closed', async () => {
  const { user, server, openRow } = await setUp();
  const row = await openRow();
  await user.type(await row.findByLabelText('Description'), 'Who we are');
  server.on('PUT /clientsetting/metaschema-drafts', () => problem(500));
  await user.click(row.getByRole('button', { name: 'Save draft' }));
  expect((await row.findByRole('alert')).textContent).toMatch(/The server could not do it/);
  expect(row.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Who we are');

  await user.click(
    within(screen.getByRole('dialog', { name: 'Account of Asha' })).getByRole('button', { name: 'Close' }),
  );
  const again = await openRow();
  expect((await again.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('Who we are');
});

it('shows that another editor removed the draft', async () => {
  const { user, drafts, openRow } = await setUp();
  drafts.set('/about-us', { title: 'Another title' });
  const row = await openRow();
  const publish = await row.findByRole('button', { name: 'Publish' });
  drafts.clear();
  await user.click(publish);

  expect((await row.findByRole('alert')).textContent).toMatch(/somebody published or discarded it/);
});

it('shows a newer draft of another editor before it can be overwritten', async () => {
  const { user, drafts, openRow } = await setUp();
  const row = await openRow();
  await user.type(await row.findByLabelText('Description'), 'Who we are');
  drafts.set('/about-us', { title: 'From somebody else' });
  await user.click(row.getByRole('button', { name: 'Save draft' }));

  expect((await row.findByRole('alert')).textContent).toMatch(/asha saved another draft/);
  expect(await row.findByText('From somebody else')).toBeTruthy();
  expect(drafts.get('/about-us')).toEqual({ title: 'From somebody else' });
  await user.click(row.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(drafts.get('/about-us')).toEqual({ title: 'Live title', description: 'Who we are' }));
});

it('asks again before a draft is discarded', async () => {
  const { user, server, drafts, openRow } = await setUp();
  drafts.set('/about-us', { title: 'Another title' });
  server.on('POST /clientsetting/metaschema-discard', () => {
    drafts.clear();
    return Response.json({ drafts: [] });
  });
  const row = await openRow();
  await user.click(await row.findByRole('button', { name: 'Discard…' }));
  expect(server.calls('POST /clientsetting/metaschema-discard')).toEqual([]);
  await user.click(row.getByRole('button', { name: 'Discard the draft for good' }));

  expect(await row.findByText('The draft is gone. What is live stays.')).toBeTruthy();
  expect((await row.findByLabelText<HTMLTextAreaElement>('Title')).value).toBe('Live title');
});

it('lists the versions of an entry and restores one', async () => {
  const { user, server, openRow } = await setUp();
  const version = (id: string, title: string) => ({
    id,
    entry: { title },
    changes: [{ at: 'title', before: null, after: title }],
    savedBy: 'asha',
    savedAt: SAVED_AT,
  });
  server.on('GET /clientsetting/metaschema-history', () =>
    Response.json({ address: '/about-us', revisions: [version('b-2', 'Live title'), version('a-1', 'Earlier')] }),
  );
  server.on('POST /clientsetting/metaschema-roll-back', () => Response.json({}));
  const row = await openRow();
  await user.click(await row.findByText('History'));
  await user.click(await row.findByRole('button', { name: /^Bring back the version of/ }));

  expect(await row.findByText(/is live again\.$/)).toBeTruthy();
  expect(server.calls('POST /clientsetting/metaschema-roll-back').map(({ body }) => body)).toEqual([
    { address: '/about-us', revision: 'a-1' },
  ]);
});

it('opens a page by its address, and reports an unknown one', async () => {
  const { user, server, openSection } = await setUp({});
  server.on('GET /_data/nowhere.json', () => new Response('', { status: 404 }));
  await openSection();
  expect(await screen.findByText(/^No page has an entry/)).toBeTruthy();
  const field = screen.getByLabelText('Page to write an entry for');
  await user.type(field, 'about us{Enter}');
  expect(await screen.findByText(/^An address starts with/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, '/nowhere{Enter}');

  expect(await screen.findByText('No page has this address. Nobody would see its entry.')).toBeTruthy();
});

it('shows why the list cannot be read, and requests it again', async () => {
  const { user, server, openSection } = await setUp();
  server.on('GET /clientsetting/metaschema-drafts', () => problem(403));
  await openSection();
  expect(await screen.findByText('Your permissions do not cover this.')).toBeTruthy();
  server.on('GET /clientsetting/metaschema-drafts', () => Response.json({ drafts: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('1 page')).toBeTruthy();
});
