/** @jest-environment jsdom */
import * as query from '@reduxjs/toolkit/query/react';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import * as contract from './contract/index.ts';
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
  readonly problems: readonly (string | null)[];
  readonly SignOutButton: ComponentType;
  readonly App: ComponentType;
  readonly accountApi: { endpoints: Record<string, unknown> };
}

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/auth-client': core,
  '@genmaster/auth-client/contract': contract,
  '@genmaster/auth-client/create': create,
  '@genmaster/auth-client/react': react,
  '@genmaster/auth-client/retry': retry,
  '@genmaster/auth-client/rtk-query': rtkQuery,
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
    return { outcome, session, tokenStore, api: exports.api, problems, SignOutButton, App: exports.App,
      accountApi: exports.accountApi }; })();`;
  const run = new Function('require', 'exports', 'fetch', 'alert', body);
  return run((name: string) => packages[name], {}, world.fetch, world.alert) as Promise<ReadmeValues>;
}

it('does what it says', async () => {
  document.body.innerHTML = '<form><input name="email" value="zoe" /></form>';
  installRequests();
  const answer = { httpStatus: 200, message: 'Welcome.', data: { SagAuthToken: 'a-token' } };
  globalThis.fetch = jest.fn(async () => Response.json(answer));
  const alert = jest.fn();

  const { outcome, session, tokenStore, api, problems, SignOutButton, App, accountApi } = await runReadme({
    fetch,
    alert,
  });
  expect(outcome.kind).toBe('signed-in');
  expect(tokenStore.get()).toBe('a-token');
  expect(accountApi.endpoints).toHaveProperty('endOtherSessions');
  expect(render(createElement(App)).container.textContent).toBe('signed-in');
  expect(configureStore({ reducer: { [api.reducerPath]: api.reducer } }).getState()).toHaveProperty('api');
  expect(problems[contract.CONTACT_FIELDS.indexOf('email')]).toContain('@');

  render(createElement(react.AuthProvider, { session, tokenStore, children: createElement(SignOutButton) }));
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();

  act(() => session.expire());
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('Sign in again'));
});
