import { reloadPage } from './reload-page.ts';

it.each([
  { server: 'answers', fetch: async () => ({ ok: true }), reloads: 1 },
  { server: 'has no such page', fetch: async () => ({ ok: false }), reloads: 0 },
  { server: 'cannot be reached', fetch: async () => Promise.reject(new TypeError('offline')), reloads: 0 },
])('reloads the page $reloads times where the server $server', async ({ fetch, reloads }) => {
  const reload = jest.fn();
  const page = { fetch, location: { href: 'https://site.example/a', reload } };

  expect(await reloadPage(page as unknown as Parameters<typeof reloadPage>[0])).toBe(reloads === 1);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
