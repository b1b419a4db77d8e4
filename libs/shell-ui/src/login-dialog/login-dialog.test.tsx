/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';

beforeAll(installModalDialog);

function renderLogin(props: Partial<LoginDialogProps> = {}) {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const onCancel = jest.fn();
  const view = (more: Partial<LoginDialogProps> = {}) => (
    <LoginDialog isOpen onSubmit={onSubmit} onCancel={onCancel} {...props} {...more} />
  );
  const { rerender } = render(view());
  return { user, onSubmit, onCancel, update: (more: Partial<LoginDialogProps>) => rerender(view(more)) };
}

const userCode = () => screen.getByLabelText<HTMLInputElement>('User code');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

describeConformance('LoginDialog', LoginDialog as never, {
  props: { isOpen: false, onSubmit: () => undefined, onCancel: () => undefined },
});

describe('LoginDialog', () => {
  it('has a name, and focuses the user code when it opens', () => {
    renderLogin();
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy();
    expect(document.activeElement).toBe(userCode());
  });

  it('submits the typed values, the user code without surrounding spaces', async () => {
    const { user, onSubmit } = renderLogin();
    await user.type(userCode(), ' asha ');
    await user.type(password(), ' spaces count {Enter}');
    expect(onSubmit.mock.calls).toEqual([[{ userCode: 'asha', password: ' spaces count ' }]]);
  });

  it.each([
    { typed: { code: '', pass: '' }, named: ['Enter your user code.', 'Enter your password.'], focused: userCode },
    { typed: { code: '   ', pass: 'x' }, named: ['Enter your user code.'], focused: userCode },
    { typed: { code: 'asha', pass: '' }, named: ['Enter your password.'], focused: password },
  ])('names the empty fields and focuses the first one: $named', async ({ typed, named, focused }) => {
    const { user, onSubmit } = renderLogin();
    if (typed.code) await user.type(userCode(), typed.code);
    if (typed.pass) await user.type(password(), typed.pass);
    await user.click(submit());
    const fields = [userCode(), password()].filter((field) => field.getAttribute('aria-invalid') === 'true');
    const texts = fields.map((field) => document.getElementById(field.getAttribute('aria-describedby')!)?.textContent);
    expect(texts).toEqual(named);
    expect(document.activeElement).toBe(focused());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('removes an error message when the person types', async () => {
    const { user } = renderLogin();
    await user.click(submit());
    await user.type(userCode(), 'a');
    expect(userCode().hasAttribute('aria-invalid')).toBe(false);
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an error as text, never as markup, and keeps the typed values', async () => {
    const { user, update } = renderLogin();
    await user.type(userCode(), 'asha');
    await user.type(password(), 'wrong');
    update({ problem: '<b>Unknown user</b>' });
    expect(screen.getByRole('alert').textContent).toBe('<b>Unknown user</b>');
    expect([userCode().value, password().value]).toEqual(['asha', 'wrong']);
  });

  it('does not submit again during an attempt, and announces the attempt', async () => {
    const { user, onSubmit } = renderLogin({ isBusy: true });
    await user.type(userCode(), 'asha');
    await user.type(password(), 'secret{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Signing in…' }).getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    [
      'Cancel',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('closes by %s', async (_name, leave) => {
    const { user, onCancel } = renderLogin();
    await leave(user);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('clears user code, password and error messages when it closes', async () => {
    const { user, update } = renderLogin();
    await user.type(userCode(), 'asha');
    await user.type(password(), 'secret');
    update({ isOpen: false });
    update({ isOpen: true });
    expect([userCode().value, password().value]).toEqual(['', '']);
    expect(userCode().hasAttribute('aria-invalid')).toBe(false);
  });

  it('lets password managers fill in both fields', () => {
    renderLogin();
    expect([userCode().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });
});
