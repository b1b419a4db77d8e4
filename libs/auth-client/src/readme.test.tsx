/** @jest-environment jsdom */
import * as query from '@reduxjs/toolkit/query/react';
import * as toolkit from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import * as create from './create/index.ts';
import * as core from './index.ts';
import type { Session, TokenStore } from './index.ts';
import * as react from './react/index.ts';
import * as retry from './retry/index.ts';
import * as rtkQuery from './rtk-query/index.ts';
import { installRequests } from './testing/install-requests.ts';

interface ReadmeValues {
  readonly outcome: { kind: string };
  readonly session: Session;
  readonly tokenStore: TokenStore;
  readonly api: ReturnType<typeof query.createApi>;
  readonly auth: create.Auth;
  readonly store: toolkit.Store;
  readonly UserName: ComponentType;
  readonly SignOutButton: ComponentType;
  readonly App: ComponentType;
  readonly ownApi: { endpoints: Record<string, unknown> };
  readonly accountApi: { endpoints: Record<string, unknown> };
  readonly passkeyApi: { endpoints: Record<string, unknown> };
}

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/auth-client': core,
  '@genmaster/auth-client/create': create,
  '@genmaster/auth-client/react': react,
  '@genmaster/auth-client/retry': retry,
  '@genmaster/auth-client/rtk-query': rtkQuery,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': query,
  'react/jsx-runtime': jsxRuntime,
};

/** Runs the code of the README from top to bottom, as one program. */
async function runReadme(world: { fetch: typeof fetch; alert: (text: string) => void }): Promise<ReadmeValues> {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const code = [...readme.matchAll(/```tsx?\n([^]*?)```/g)].map(([, block]) => block).join('\n');
  const program = ts.transpileModule(code, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  }).outputText;
  const body = `return (async () => { ${program}
    return { outcome, session, tokenStore, auth, store: exports.store, UserName: exports.UserName, api: exports.api, SignOutButton, App: exports.App,
      ownApi: exports.ownApi, accountApi: exports.accountApi, passkeyApi: exports.passkeyApi }; })();`;
  const run = new Function('require', 'exports', 'fetch', 'alert', body);
  return run((name: string) => packages[name], {}, world.fetch, world.alert) as Promise<ReadmeValues>;
}

it('works as the README describes it', async () => {
  installRequests();
  const answer = { httpStatus: 200, message: 'Welcome.', data: { SagAuthToken: 'a-token' } };
  globalThis.fetch = jest.fn(async () => Response.json(answer));
  const alert = jest.fn();

  const { outcome, session, tokenStore, api, SignOutButton, App, ownApi, accountApi, passkeyApi } = await runReadme({
    fetch,
    alert,
  });
  expect(outcome.kind).toBe('signed-in');
  expect(tokenStore.get()).toBe('a-token');
  expect(accountApi.endpoints).toHaveProperty('endOtherSessions');
  expect(passkeyApi.endpoints).toHaveProperty('takePasskeyStep');
  expect(ownApi.endpoints).toHaveProperty('login');
  const { unmount } = render(createElement(App));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  fireEvent.input(await screen.findByLabelText('User code'), { target: { value: 'demo' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'genmaster-demo' } });
  fireEvent.submit(screen.getByLabelText('Password'));
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy();
  unmount();
  expect(toolkit.configureStore({ reducer: { [api.reducerPath]: api.reducer } }).getState()).toHaveProperty('api');

  render(createElement(react.AuthProvider, { session, tokenStore, children: createElement(SignOutButton) }));
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();

  act(() => session.expire());
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('Sign in again'));
});

it('names the user who is signed in now, and nobody after the sign-out', async () => {
  installRequests();
  localStorage.clear();
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const request = input as Request;
    // The token of this server is the user code.
    const token = request.headers.get('SagAuthToken') ?? '';
    const user = { clientInfo: { usrId: token, sagclientId: 'c', usrName: `User ${token}` }, permissions: [] };
    if (!request.url.endsWith('/auth/login')) return Response.json({ data: user });
    const { userCode } = (await request.json()) as { userCode: string };
    return Response.json({ httpStatus: 200, message: '', data: { SagAuthToken: userCode } });
  }) as typeof fetch;
  const { auth, store, UserName } = await runReadme({ fetch, alert: jest.fn() });
  render(
    createElement(Provider, { store, children: createElement(auth.Provider, { children: createElement(UserName) }) }),
  );
  for (const userCode of ['asha', 'bob']) {
    await act(async () => void (await auth.session.login(userCode, 'secret')));
    expect(await screen.findByText(`User ${userCode}`)).toBeTruthy();
  }
  await act(() => auth.session.logout());
  expect(await screen.findByText('Nobody is signed in')).toBeTruthy();
  await act(async () => void (await auth.session.login('asha', 'secret')));
  expect(screen.queryByText('User bob')).toBeNull();
  expect(await screen.findByText('User asha')).toBeTruthy();
});
