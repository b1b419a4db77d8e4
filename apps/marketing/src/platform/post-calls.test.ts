import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { createPost, type PostToPath } from './post-calls.ts';

function setUp() {
  const sent: Request[] = [];
  const post: PostToPath = createPost({
    baseUrl: 'https://api.example/',
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return Response.json({ httpStatus: 200 });
    },
  });
  return { post, sent };
}

it('posts a payload to a path of the list', async () => {
  const { post, sent } = setUp();
  await expect(post(AUTH_PATHS.logout, {})).resolves.toEqual({ httpStatus: 200 });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST https://api.example/auth/logout']);
});

it.each(['auth/users', '../auth/login', 'auth/login/../users', '//evil.example/auth/login', 'toString', ''])(
  'refuses “%s” before anything is sent',
  async (path) => {
    const { post, sent } = setUp();
    // @ts-expect-error: no such path in the list.
    await expect(post(path, {})).rejects.toThrow('Nothing was sent');
    expect(sent).toEqual([]);
  },
);

it('knows what belongs to each path', () => {
  const { post } = setUp();
  // @ts-expect-error: a logout sends nothing.
  void post(AUTH_PATHS.logout, { token: 'x' });
  // @ts-expect-error: a colour theme belongs to a project.
  void post('theme/getPrjColorTheme', {});
  expect(post).toBeDefined();
});
