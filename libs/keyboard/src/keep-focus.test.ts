/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, getByLabelText, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { keepFocus } from './keep-focus.ts';

const page = document.body;
const button = (name: string) => getByRole(page, 'button', { name });
const radio = (name: string) => getByRole<HTMLInputElement>(page, 'radio', { name });
let end: () => void;

/** Shows notes that go when they are pressed, and a button, disabled while all are there, that brings them back. */
function showNotes() {
  page.innerHTML = `
    <button>Outside</button>
    <div id="stage"><ul aria-label="Notes"></ul><p aria-label="Tools"><button>Back</button><button>More</button></p></div>`;
  const list = getByLabelText(page, 'Notes');
  const fill = () => {
    list.innerHTML = ['One', 'Two', 'Three'].map((note) => `<li><button>${note}</button></li>`).join('');
    button('Back').toggleAttribute('disabled', true);
  };
  fill();
  button('Back').addEventListener('click', fill);
  list.addEventListener('click', ({ target }) => {
    (target as Element).closest('li')!.remove();
    button('Back').removeAttribute('disabled');
  });
  end = keepFocus(document.querySelector<HTMLElement>('#stage')!);
}

afterEach(() => end());

async function press(name: string, key = '{Enter}') {
  button(name).focus();
  await userEvent.keyboard(key);
}

it.each([
  { gone: ['One'], then: 'Two' },
  { gone: ['Two'], then: 'Three' },
  { gone: ['Three'], then: 'Two' },
  { gone: ['Three', 'Two', 'One'], then: 'Back' },
])('moves the focus to $then after $gone disappeared', async ({ gone, then }) => {
  showNotes();
  for (const name of gone) await press(name);
  await waitFor(() => expect(button(then)).toHaveFocus());
});

it('keeps the focus beside a control that can no longer be pressed', async () => {
  showNotes();
  await press('One');
  await press('Back');
  await waitFor(() => expect(getByLabelText(page, 'Tools')).toHaveFocus());
  await userEvent.tab();
  expect(getByLabelText(page, 'Tools')).not.toHaveAttribute('tabindex');
  expect(button('More')).toHaveFocus();
});

it('keeps the focus in the list, and on no control, after a press of a pointer', async () => {
  showNotes();
  await userEvent.click(button('One'));
  await waitFor(() => expect(getByLabelText(page, 'Notes')).toHaveFocus());
});

it('leaves the focus where the visitor took it', async () => {
  showNotes();
  button('One').focus();
  button('Outside').focus();
  fireEvent.click(button('One'));
  await waitFor(() => expect(queryByRole(page, 'button', { name: 'One' })).toBeNull());
  expect(button('Outside')).toHaveFocus();

  button('Two').focus();
  await userEvent.click(page);
  fireEvent.click(button('Two'));
  await waitFor(() => expect(queryByRole(page, 'button', { name: 'Two' })).toBeNull());
  expect(page).toHaveFocus();
});

it('leaves the focus to a dialog that gives it back when it closes', async () => {
  page.innerHTML = '<div id="stage"><button>Print</button><p><button>Close</button></p></div>';
  end = keepFocus(page.querySelector<HTMLElement>('#stage')!);
  const [print, close] = [button('Print'), button('Close')];
  close.focus();
  // As a browser does: the focus leaves the control that goes before it reaches the other one.
  close.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: print }));
  close.remove();
  await Promise.resolve();
  expect(page).toHaveFocus();
});

it('leaves the focus nowhere when a script took it away', async () => {
  showNotes();
  button('One').focus();
  button('One').blur();
  await Promise.resolve();
  fireEvent.click(button('One'));
  await new Promise((done) => setTimeout(done));
  expect(page).toHaveFocus();
});

it('moves the focus to the chosen radio button of a group, as the Tab key does', async () => {
  const choice = (group: string, name: string) =>
    `<label><input type="radio" name="${group}" ${name === 'Ash' ? 'checked' : ''}>${name}</label>`;
  page.innerHTML = `<fieldset>${choice('tree', 'Elm')}${choice('tree', 'Ash')}<p>${choice('bush', 'Box')}</p></fieldset>`;
  const group = getByRole(page, 'group');
  end = keepFocus(group);
  radio('Box').focus();
  group.querySelector('p')!.remove();
  await waitFor(() => expect(radio('Ash')).toHaveFocus());
});

it('keeps the focus in an element that joins the page later, as a portal does', async () => {
  page.innerHTML = '';
  const stage = document.createElement('div');
  stage.innerHTML = '<p><button>One</button></p><p><button>Two</button></p>';
  end = keepFocus(stage);
  page.append(stage);
  button('One').addEventListener('click', () => button('One').parentElement!.remove());
  await press('One');
  await waitFor(() => expect(button('Two')).toHaveFocus());
});

describe.each(['open', 'closed'] as const)('in a shadow root that is %s', (mode) => {
  function showRows() {
    page.innerHTML = '<button>Outside</button>';
    const root = page.appendChild(document.createElement('div')).attachShadow({ mode });
    root.innerHTML = ['One', 'Two'].map((row) => `<p><button>${row}</button></p>`).join('');
    const stage = document.createElement('div');
    stage.append(...root.childNodes);
    root.append(stage);
    end = keepFocus(stage);
    const [one, two] = stage.querySelectorAll('button');
    one!.addEventListener('click', () => one!.parentElement!.remove());
    one!.focus();
    return { root, one: one!, two: two! };
  }

  it('moves the focus to the next control after one disappeared', async () => {
    const { root, one, two } = showRows();
    fireEvent.keyDown(one, { key: 'Enter' });
    fireEvent.click(one);
    await waitFor(() => expect(root.activeElement).toBe(two));
  });

  it('leaves the focus where the visitor took it', async () => {
    const { root, one } = showRows();
    button('Outside').focus();
    one.click();
    await waitFor(() => expect(one.isConnected).toBe(false));
    await new Promise((done) => setTimeout(done));
    expect(button('Outside')).toHaveFocus();
    expect(root.activeElement).toBeNull();
  });
});

it('stops with the returned function', async () => {
  showNotes();
  end();
  await press('One');
  await new Promise((done) => setTimeout(done));
  expect(page).toHaveFocus();
});
