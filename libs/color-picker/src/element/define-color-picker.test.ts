/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { defineColorPicker } from './define-color-picker.ts';
import type { GmColorPickerElement } from './gm-color-picker-element.ts';

beforeAll(() => {
  // jsdom has element internals without a form value; forms are tested in the stories.
  ElementInternals.prototype.setFormValue = () => undefined;
  defineColorPicker();
});

function place(markup: string) {
  document.body.innerHTML = markup;
  const picker = document.querySelector('gm-color-picker') as GmColorPickerElement;
  const log: [string, unknown?][] = [];
  for (const name of ['open', 'close', 'cancel', 'select', 'value-change', 'value-commit', 'presets-change']) {
    picker.addEventListener(name, (event) => {
      const { detail } = event as CustomEvent;
      log.push(detail ? [name, detail.value ?? detail.presets] : [name]);
    });
  }
  return { picker, log, user: userEvent.setup() };
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const hexField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hex' });

describe('<gm-color-picker>', () => {
  it('shows the colour of its attribute and follows it', () => {
    const { picker, log } = place('<gm-color-picker value="#336699"></gm-color-picker>');
    expect(hexField().value).toBe('#336699');
    picker.setAttribute('value', 'teal');
    expect(hexField().value).toBe('#008080');
    expect(picker.value).toBe('teal');
    expect(log).toEqual([]);
  });

  it('is moved by keys and says so, once for the change and once for its end', async () => {
    const { log, user, picker } = place('<gm-color-picker value="#336699" output-format="rgba"></gm-color-picker>');
    const natives = jest.fn();
    picker.addEventListener('input', natives);
    picker.addEventListener('change', natives);
    slider('Hue').focus();
    await user.keyboard('{End}');
    const red = 'rgba(153, 51, 51, 1)';
    expect(log).toEqual([
      ['value-change', red],
      ['value-commit', red],
    ]);
    expect(natives).toHaveBeenCalledTimes(2);
  });

  it('moves both axes of the area', async () => {
    const { user } = place('<gm-color-picker value="#336699"></gm-color-picker>');
    slider('Saturation').focus();
    await user.keyboard('{Home}{PageUp}');
    expect(document.activeElement).toBe(slider('Brightness'));
    expect(hexField().value).toBe('#b3b3b3');
  });

  it('never rewrites what is typed, and takes any pasted colour', async () => {
    const { user, picker } = place('<gm-color-picker value="#000000"></gm-color-picker>');
    await user.clear(hexField());
    await user.type(hexField(), 'abc');
    expect(hexField().value).toBe('abc');
    expect(picker.value).toBe('#000000');
    await user.keyboard('{Enter}');
    expect(picker.value).toBe('#aabbcc');
    expect(hexField().value).toBe('#aabbcc');
    await user.paste('oklch(0.5 0.1 250)');
    expect(picker.value).toBe('#32669a');
    await user.clear(hexField());
    await user.type(hexField(), 'zz');
    expect(hexField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toMatch('not a color');
  });

  it('cycles the notations', async () => {
    const { user } = place('<gm-color-picker value="#336699" cmyk></gm-color-picker>');
    await user.click(screen.getByRole('button', { name: 'Previous color format' }));
    expect(screen.getByRole('spinbutton', { name: 'Black' })).toHaveProperty('value', '40');
  });

  it('opens a popup, and OK keeps the choice', async () => {
    const { user, log, picker } = place('<gm-color-picker value="#336699" popup label="Brand"></gm-color-picker>');
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    expect(screen.getByRole('dialog', { name: 'Brand' }).contains(document.activeElement)).toBe(true);
    slider('Hue').focus();
    await user.keyboard('{End}');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(log).toEqual([
      ['open'],
      ['value-change', '#993333'],
      ['value-commit', '#993333'],
      ['select', '#993333'],
      ['close'],
    ]);
    expect(picker.value).toBe('#993333');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Brand' }));
  });

  describe('in an element of the host', () => {
    const dockIn = (dock: string, height: number) => {
      const { picker } = place(`<aside><gm-color-picker popup label="Brand" dock="${dock}"></gm-color-picker></aside>`);
      const aside = picker.closest('aside')!;
      aside.getBoundingClientRect = () => DOMRect.fromRect({ width: 300, height });
      picker.show();
      return { picker, aside, dialog: screen.getByRole('dialog', { name: 'Brand' }) };
    };
    const room = (aside: HTMLElement) => aside.style.getPropertyValue('--gm-picker-room');

    it.each([
      { dock: 'aside', height: 700, placement: 'docked' },
      { dock: 'nav', height: 700, placement: 'bottom' },
      { dock: 'aside', height: 150, placement: 'bottom' },
    ])(
      'docks where its selector finds one that has room, and else stands at its button: $dock, $height px',
      async ({ dock, height, placement }) => {
        const { picker, dialog } = dockIn(dock, height);
        await waitFor(() => expect(dialog.dataset['placement']).toBe(placement));
        picker.hide();
      },
    );

    it('says its height to that element until it is closed and the pointer is up again', async () => {
      const { picker, aside, dialog } = dockIn('aside', 700);
      await waitFor(() => expect(dialog.dataset['placement']).toBe('docked'));
      expect(room(aside)).toBe('0px');
      // jsdom takes the focused element for the pressed one.
      const pressed = jest.spyOn(document, 'querySelector').mockReturnValue(document.body);
      picker.hide();
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(room(aside)).toBe('0px');
      pressed.mockReturnValue(null);
      await waitFor(() => expect(room(aside)).toBe(''));
      pressed.mockRestore();
    });

    it('keeps the room for the next popup that is opened by the press that closed it', async () => {
      const { picker, aside, dialog } = dockIn('aside', 700);
      await waitFor(() => expect(dialog.dataset['placement']).toBe('docked'));
      picker.hide();
      picker.show();
      await waitFor(() => expect(screen.getByRole('dialog').dataset['placement']).toBe('docked'));
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(room(aside)).toBe('0px');
      picker.hide();
    });
  });

  it('is opened and closed by script', () => {
    const { log, picker } = place('<gm-color-picker value="#336699" popup label="Brand"></gm-color-picker>');
    picker.show();
    expect(screen.getByRole('dialog', { name: 'Brand' })).toBeTruthy();
    picker.hide();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(log.map(([name]) => name)).toEqual(['open', 'value-commit', 'select', 'close']);
  });

  it.each([
    ['Escape', 'save', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['a press outside', 'cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
  ])('restores the very text on %s', async (_name, outsideClick, give) => {
    const { user, log } = place(
      `<gm-color-picker value="#ABC" popup label="Brand" outside-click="${outsideClick}"></gm-color-picker>`,
    );
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    slider('Hue').focus();
    await user.keyboard('{End}');
    await give(user);
    expect(log.slice(2)).toEqual([['value-change', '#ABC'], ['cancel'], ['close']]);
  });

  it('keeps presets by colour and lets people edit them where allowed', async () => {
    const { user, log } = place(
      '<gm-color-picker value="#336699" presets="red; rgb(0, 0, 255)" editable-presets></gm-color-picker>',
    );
    await user.click(screen.getByRole('button', { name: 'Add color' }));
    expect(log.at(-1)).toEqual(['presets-change', ['red', 'rgb(0, 0, 255)', '#336699']]);
    await user.click(screen.getByRole('button', { name: /^Remove red/ }));
    expect(log.at(-1)).toEqual(['presets-change', ['rgb(0, 0, 255)', '#336699']]);
    await user.click(screen.getByRole('button', { name: /^blue/ }));
    expect(log.at(-1)).toEqual(['value-commit', '#0000ff']);
  });

  it('speaks the language of the host and can be disabled', () => {
    const { picker } = place('<gm-color-picker value="#336699" disabled></gm-color-picker>');
    picker.labels = { hue: 'Farbton' };
    expect(slider('Farbton').disabled).toBe(true);
  });

  it('names colours in the language of the host', () => {
    const { picker } = place('<gm-color-picker value="#336699"></gm-color-picker>');
    picker.labels = { nameColor: () => 'Stahlblau' };
    expect(slider('Saturation').getAttribute('aria-valuetext')).toBe('67%, Stahlblau');
  });

  it('reads contrast out and mends it with one press', async () => {
    const { user, picker, log } = place('<gm-color-picker value="#777777" contrast-against="white"></gm-color-picker>');
    expect(await screen.findByText('Contrast 4.47:1, fails AA')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use the nearest color that passes' }));
    expect(picker.value).toBe('#767676');
    expect(log.at(-1)).toEqual(['value-commit', '#767676']);
    expect(screen.getByText('Contrast 4.54:1, passes AA')).toBeTruthy();
    picker.setAttribute('contrast-level', 'AAA');
    expect(screen.getByText('Contrast 4.54:1, fails AAA')).toBeTruthy();
  });

  it('copies the colour in any notation', async () => {
    const { user } = place('<gm-color-picker value="#336699" copy></gm-color-picker>');
    await user.click(screen.getByRole('button', { name: 'Copy hsla(210, 50%, 40%, 1)' }));
    expect(await navigator.clipboard.readText()).toBe('hsla(210, 50%, 40%, 1)');
    expect(screen.getByRole('status').textContent).toMatch('Copied hsla(210, 50%, 40%, 1)');
  });

  it('keeps recent colours, the latest first, and offers them again', async () => {
    const { user, picker } = place('<gm-color-picker value="#336699" recent></gm-color-picker>');
    slider('Hue').focus();
    await user.keyboard('{Home}{End}{ArrowLeft}');
    expect(picker.recent).toEqual(['#993335', '#993333']);
    await user.click(screen.getByRole('button', { name: /, #993333$/ }));
    expect(picker.value).toBe('#993333');
    expect(picker.recent).toEqual(['#993333', '#993335']);
  });

  it('registers nothing on a server, and each tag once', () => {
    const registry = globalThis.customElements;
    defineColorPicker();
    Object.defineProperty(globalThis, 'customElements', { configurable: true, value: undefined });
    try {
      expect(() => defineColorPicker('gm-on-a-server')).not.toThrow();
    } finally {
      Object.defineProperty(globalThis, 'customElements', { configurable: true, value: registry });
    }
    expect(customElements.get('gm-on-a-server')).toBeUndefined();
  });

  it('names the nearest colour', () => {
    const { picker } = place('<gm-color-picker value="#008081" show-name></gm-color-picker>');
    expect(screen.getByText('teal')).toBeTruthy();
    expect(picker.nearestName).toBe('teal');
  });

  it('picks from the screen where the browser can, keeps the alpha, and ends with the picker', async () => {
    const browser = window as unknown as { EyeDropper?: unknown };
    const signals: AbortSignal[] = [];
    browser.EyeDropper = class {
      open = ({ signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        return Promise.resolve({ sRGBHex: '#ff0000' });
      };
    };
    const { user, picker } = place('<gm-color-picker value="rgb(0 0 0 / 0.5)"></gm-color-picker>');
    await user.click(screen.getByRole('button', { name: 'Pick a color from the screen' }));
    expect(picker.value).toBe('rgba(255, 0, 0, 0.5)');
    picker.setAttribute('hide-eye-dropper', '');
    expect(screen.queryByRole('button', { name: 'Pick a color from the screen' })).toBeNull();
    picker.remove();
    expect(signals[0]!.aborted).toBe(true);
    delete browser.EyeDropper;
  });

  it('leaves nothing behind when it goes', async () => {
    const { user, picker } = place('<gm-color-picker popup label="Brand"></gm-color-picker>');
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    picker.remove();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    document.body.append(picker);
    expect(screen.getByRole('button', { name: 'Brand' }).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('<gm-color-picker> towards its page', () => {
  it('keeps the native events of its fields inside', async () => {
    const heard = jest.fn();
    document.body.innerHTML = '<gm-color-picker value="#336699"></gm-color-picker>';
    const picker = document.querySelector('gm-color-picker')!;
    for (const type of ['select', 'input', 'change']) picker.addEventListener(type, heard);
    for (const type of ['select', 'input', 'change']) hexField().dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard.mock.calls.filter(([event]) => event.target !== picker)).toEqual([]);
    expect(heard.mock.calls.filter(([event]) => event.type === 'select')).toEqual([]);
  });
});
