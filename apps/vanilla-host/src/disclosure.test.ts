/** @jest-environment jsdom */
import { getByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { discloseBy } from './disclosure.ts';

function renderDisclosure() {
  document.body.innerHTML = '<button aria-expanded="false">Open</button><aside hidden><input></aside>';
  const button = getByRole(document.body, 'button');
  const part = document.querySelector('aside')!;
  discloseBy(button as HTMLButtonElement, part);
  return { button, part, user: userEvent.setup() };
}

it('shows and hides by the button, which has the current state', async () => {
  const { button, part, user } = renderDisclosure();
  await user.click(button);
  expect([part.hidden, button.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  await user.click(button);
  expect([part.hidden, button.getAttribute('aria-expanded')]).toEqual([true, 'false']);
});

it('moves from the button into its content with Tab, and back with Escape', async () => {
  const { button, part, user } = renderDisclosure();
  await user.click(button);
  await user.tab();
  expect(document.activeElement).toBe(part.querySelector('input'));
  await user.keyboard('{Escape}');
  expect(part.hidden).toBe(true);
  expect(document.activeElement).toBe(button);
});
