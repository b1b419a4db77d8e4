/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { hexField } from '../testing/render-picker.tsx';
import { defineColorPicker } from './define-color-picker.ts';

beforeAll(() => {
  // jsdom has element internals without a form value.
  ElementInternals.prototype.setFormValue = () => undefined;
  defineColorPicker();
});

function place(markup: string) {
  document.body.innerHTML = markup;
  return { picker: document.querySelector('gm-color-picker')!, user: userEvent.setup() };
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

describe('an attribute of <gm-color-picker>', () => {
  afterEach(() => localStorage.clear());

  it.each(['remember-format', 'remember-format=""', 'remember-format="house"'])(
    'keeps the notation that was chosen for the next picker: %s',
    async (attribute) => {
      const markup = `<gm-color-picker value="#336699" ${attribute}></gm-color-picker>`;
      place(markup);
      await press('Next color format');
      place(markup);
      expect(screen.getByRole('group', { name: 'RGBA' })).toBeTruthy();
    },
  );

  it('keeps no absence of a colour among the recent ones', async () => {
    const { picker } = place('<gm-color-picker value="#336699" recent clearable></gm-color-picker>');
    await press('No color');
    expect(picker.value).toBe('');
    expect(picker.recent).toEqual([]);
  });

  it('moves the open popup: placement and dock', async () => {
    const { picker } = place('<main><gm-color-picker popup label="Ink" placement="right"></gm-color-picker></main>');
    screen.getByRole('button').getBoundingClientRect = () => new DOMRect(400, 300, 40, 40);
    document.querySelector('main')!.getBoundingClientRect = () => new DOMRect(0, 0, 300, 700);
    picker.show();
    const popup = screen.getByRole('dialog');
    await waitFor(() => expect(popup.dataset['placement']).toBe('right'));
    const focused = document.activeElement;
    picker.setAttribute('placement', 'top-end');
    await waitFor(() => expect(popup.dataset['placement']).toBe('top-end'));
    picker.setAttribute('dock', 'main');
    await waitFor(() => expect(popup.dataset['placement']).toBe('docked'));
    expect(document.querySelector('main')!.style.getPropertyValue('--gm-picker-room')).toBe('0px');
    picker.removeAttribute('dock');
    picker.removeAttribute('placement');
    await waitFor(() => expect(popup.dataset['placement']).toBe('bottom'));
    expect(document.activeElement).toBe(focused);
  });

  it('names the demand of a contrast in any case', async () => {
    const { picker } = place(
      '<gm-color-picker value="#767676" contrast-against="white" contrast-level="aaa"></gm-color-picker>',
    );
    expect(await screen.findByText('Contrast 4.54:1, fails AAA')).toBeTruthy();
    picker.setAttribute('contrast-size', 'Large');
    expect(screen.getByText('Contrast 4.54:1, passes AAA')).toBeTruthy();
    const apca = () => screen.getByText(/^APCA/).textContent;
    const asText = apca();
    picker.setAttribute('contrast-role', ' Background ');
    expect(apca()).not.toBe(asText);
  });
});

describe('a <gm-color-picker> whose value the page empties', () => {
  it.each([
    ['attribute', (picker: HTMLElement) => picker.setAttribute('value', '')],
    ['property', (picker: HTMLElement) => Object.assign(picker, { value: '' })],
  ])('shows no colour any more, by %s', (_way, empty) => {
    const { picker } = place('<gm-color-picker value="#ff0000" presets="red"></gm-color-picker>');
    empty(picker);
    expect(hexField().value).toBe('');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    picker.value = 'red';
    expect(hexField().value).toBe('#ff0000');
  });

  it('stays empty when its popup is opened and closed untouched', async () => {
    const { picker } = place('<gm-color-picker value="#ff0000" popup label="Ink"></gm-color-picker>');
    picker.value = '';
    picker.show();
    picker.hide();
    expect(picker.value).toBe('');
  });
});
