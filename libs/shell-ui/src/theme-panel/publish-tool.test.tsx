/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';
import type { SchemePublishing } from './scheme-publishing.ts';

beforeAll(installModalDialog);

const PUBLISH = 'Publish this scheme to everyone';
const QUESTION = /^Are you sure you want to publish the scheme “[^{]+” to everyone\?$/;
const button = (name: string) => screen.getByRole('button', { name });

/** Renders the open tools of a user who may publish, with one colour changed. */
const setUp = async (state: SchemePublishing['state'] = 'idle') => {
  const publish = jest.fn();
  const rendered = renderThemePanel({ publishing: { state, publish } });
  const change = () => act(() => void rendered.engine.setField('button-bg', '#36c'));
  change();
  await rendered.user.click(button('Tools'));
  await screen.findByRole('button', { name: 'Make a palette' });
  return { ...rendered, publish };
};
const outcomes = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);

it('is hidden from visitors who may not publish', async () => {
  const { user } = renderThemePanel();
  await user.click(button('Tools'));
  await screen.findByRole('button', { name: 'Make a palette' });
  expect(screen.queryByRole('button', { name: PUBLISH })).toBeNull();
});

it('publishes after the confirmation', async () => {
  const { user, publish } = await setUp();
  await user.click(button(PUBLISH));
  expect(publish).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('alertdialog', { name: QUESTION })).getByText('OK'));
  expect(publish).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  { how: 'Cancel', refuse: (user: Awaited<ReturnType<typeof setUp>>['user']) => user.click(button('Cancel')) },
  { how: 'Escape', refuse: (user: Awaited<ReturnType<typeof setUp>>['user']) => user.keyboard('{Escape}') },
])('publishes nothing after $how, and the panel stays open', async ({ refuse }) => {
  const { user, publish, onClose } = await setUp();
  await user.click(button(PUBLISH));
  await refuse(user);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([publish, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('asks for a change first when there is none', async () => {
  const { user, engine, publish } = await setUp();
  act(() => engine.undo());
  expect(screen.getByText(/^Everyone has this scheme as it is here/)).toBeTruthy();
  await user.click(button(PUBLISH));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(publish).not.toHaveBeenCalled();
});

it('shows that it is publishing, and does not start again meanwhile', async () => {
  const { user } = await setUp('under-way');
  expect(screen.getByRole('progressbar', { name: 'Publishing…' })).toBeTruthy();
  await user.click(button('Publishing…'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  { state: 'stale', said: /^Somebody else has published this scheme meanwhile/ },
  { state: 'refused', said: /^The server refused to publish/ },
  { state: 'failed', said: /^The scheme could not be published/ },
] as const)('announces that it was $state', async ({ state, said }) => {
  await setUp(state);
  expect(outcomes()).toContainEqual(expect.stringMatching(said));
});

it('shows that the scheme is published until a colour changes again', async () => {
  const { engine } = await setUp('published');
  const done = expect.stringMatching(/^The scheme is published/);
  expect(outcomes()).not.toContainEqual(done);
  act(() => engine.undo());
  expect(outcomes()).toContainEqual(done);
});
