import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { OPENAPI_PAGE_POLICY, renderOpenapiPage } from './openapi-page.ts';

afterEach(closeTestServers);

describe('the OpenAPI document', () => {
  it('in the repository is that of this version; npm run api -- openapi --to apps/api/openapi.json writes it', async () => {
    const { app } = await createTestServer('sqlite');
    const written: unknown = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));
    expect((await app.inject({ url: '/openapi.json' })).json()).toEqual(written);
  });

  it('declares for every call who may make it and how it reports errors', async () => {
    const { app } = await createTestServer('sqlite');
    const { paths } = (await app.inject({ url: '/openapi.json' })).json();
    for (const call of Object.values<Record<string, never>>(paths).flatMap((path) => Object.values(path))) {
      expect(call).toMatchObject({
        summary: expect.any(String),
        responses: { default: { content: { 'application/problem+json': expect.anything() } } },
      });
    }
    expect(paths['/theme/updateClrSchemeInThemeConstentHandler'].post['x-permission']).toBe('schemes');
  });

  it('declares the session of public calls that act on one, so that generated clients send it', async () => {
    const { app } = await createTestServer('sqlite');
    const { paths } = (await app.inject({ url: '/openapi.json' })).json();
    expect(paths['/auth/logout'].post.security).toEqual([{ session: [] }, {}]);
    expect(paths['/startup/id-check'].get.security).toEqual([{ session: [] }, {}]);
    expect(paths['/health/live'].get.security).toBeUndefined();
    const page = await app.inject({ url: '/openapi' });
    expect(page.body).toContain('Sign out. Open to everybody; a session is used if there is one.');
    expect(page.body).toContain('The process answers. Open to everybody.');
  });
});

describe('the page of the API', () => {
  it('lists every call and runs nothing', async () => {
    const { app } = await createTestServer('sqlite');
    const { paths } = (await app.inject({ url: '/openapi.json' })).json();
    const page = await app.inject({ url: '/openapi' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(OPENAPI_PAGE_POLICY);
    for (const path of Object.keys(paths)) expect(page.body).toContain(path);
    expect(page.body).not.toMatch(/<script|javascript:|style="|\son\w+=/i);
    const style = /<style>([^]*?)<\/style>/.exec(page.body)?.[1] ?? '';
    expect(OPENAPI_PAGE_POLICY).toContain(createHash('sha256').update(style).digest('base64'));
  });

  it('shows texts as texts, for any content', () => {
    const hostile = `<img src=x onerror="alert('1')">`;
    const call = { summary: hostile, tags: [hostile], responses: { 200: { description: hostile } } };
    const document = { openapi: '3.1.0', info: { title: hostile }, paths: { [`/${hostile}`]: { get: call } } };
    expect(renderOpenapiPage(document)).not.toContain('<img');
  });
});
