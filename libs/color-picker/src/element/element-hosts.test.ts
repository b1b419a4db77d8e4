/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { defineColorPicker } from './define-color-picker.ts';
import type { GmColorPickerElement } from './gm-color-picker-element.ts';

const formValues = new Map<ElementInternals, unknown>();

beforeAll(() => {
  // jsdom has element internals without a form value.
  ElementInternals.prototype.setFormValue = function (value) {
    formValues.set(this, value);
  };
  defineColorPicker();
});

const create = () => document.createElement('gm-color-picker');

function place(markup: string) {
  document.body.innerHTML = markup;
  return document.querySelector('gm-color-picker')!;
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const hexField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hex' });

describe('a <gm-color-picker> of a host', () => {
  it('takes what is being typed when a script closes its popup, and drops it with a form reset', async () => {
    const picker = place('<form><gm-color-picker popup label="Ink" value="red"></gm-color-picker></form>');
    const user = userEvent.setup();
    picker.show();
    await user.clear(hexField());
    await user.type(hexField(), '#123');
    picker.hide();
    expect(picker.value).toBe('#112233');
    picker.show();
    await user.clear(hexField());
    await user.type(hexField(), '#456');
    (picker as unknown as { formResetCallback(): void }).formResetCallback();
    expect(hexField().value).toBe('#ff0000');
    picker.hide();
    expect(picker.value).toBe('red');
  });

  it('closes by a press on its own label as by one on its button', async () => {
    const picker = place('<label>Ink <gm-color-picker popup></gm-color-picker></label>');
    const label = picker.parentElement as HTMLLabelElement;
    // jsdom knows no custom elements with labels.
    Object.defineProperty(label, 'control', { value: picker });
    const log: string[] = [];
    for (const type of ['open', 'close']) picker.addEventListener(type, () => log.push(type));
    for (let press = 1; press <= 3; press += 1) {
      fireEvent(label, new MouseEvent('pointerdown', { bubbles: true, composed: true }));
      picker.click();
    }
    expect(log).toEqual(['open', 'close', 'open']);
    picker.hide();
  });

  it.each([
    ['', '#112233'],
    ['outside-click="cancel"', 'red'],
  ])('ends the choice by another press of its button as by one outside (%s)', async (attribute, value) => {
    const picker = place(`<gm-color-picker popup label="Ink" value="red" ${attribute}></gm-color-picker>`);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ink' }));
    await user.clear(hexField());
    await user.type(hexField(), '#112233');
    await user.click(screen.getByRole('button', { name: 'Ink' }));
    expect(picker.value).toBe(value);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['', 'value-commit', '#112233'],
    ['outside-click="cancel"', 'cancel', 'red'],
  ])('ends its choice when it is taken out of the page, or its popup from it (%s)', async (attribute, event, value) => {
    for (const take of [(picker: Element) => picker.remove(), (picker: Element) => picker.removeAttribute('popup')]) {
      const picker = place(`<gm-color-picker popup label="Ink" value="red" ${attribute}></gm-color-picker>`);
      const log: string[] = [];
      for (const name of ['value-commit', 'cancel', 'close']) picker.addEventListener(name, () => log.push(name));
      picker.show();
      await userEvent.setup().clear(hexField());
      await userEvent.setup().type(hexField(), '#112233');
      take(picker);
      expect(log).toEqual([event, 'close']);
      expect(picker.value).toBe(value);
    }
  });

  it.each([
    ['', 'value-commit', '#112233'],
    ['outside-click="cancel"', 'cancel', 'red'],
  ])(
    'closes its popup when it or a fieldset around it is disabled, as a press outside does (%s)',
    (attribute, event, value) => {
      const picker = place(`<gm-color-picker popup label="Ink" value="red" ${attribute}></gm-color-picker>`);
      const log: string[] = [];
      for (const name of ['value-commit', 'cancel', 'close']) picker.addEventListener(name, () => log.push(name));
      picker.show();
      fireEvent.input(hexField(), { target: { value: '#112233' } });
      (picker as unknown as { formDisabledCallback(isDisabled: boolean): void }).formDisabledCallback(true);
      expect(log).toEqual([event, 'close']);
      expect(picker.value).toBe(value);
    },
  );

  it('goes on with its choice when the page moves it in one step', () => {
    const picker = place('<gm-color-picker popup label="Ink" value="red"></gm-color-picker>');
    const onClose = jest.fn();
    picker.addEventListener('close', onClose);
    picker.show();
    // What browsers call for `moveBefore`, instead of the callbacks of an element that leaves and comes.
    (picker as unknown as { connectedMoveCallback(): void }).connectedMoveCallback();
    expect(screen.getByRole('dialog', { name: 'Ink' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    picker.hide();
  });

  // A label of the page clicks the element that it names.
  it.each([
    ['popup', 'dialog'],
    ['', 'slider'],
  ])('is clicked as a native control is (%s)', (attribute, role) => {
    const picker = place(`<gm-color-picker ${attribute} label="Ink"></gm-color-picker>`);
    const open = jest.fn();
    picker.addEventListener('open', open);
    picker.click();
    expect(open).toHaveBeenCalledTimes(attribute ? 1 : 0);
    expect(screen.getAllByRole(role, { hidden: true })[0]!.contains(document.activeElement)).toBe(true);
    picker.remove();
  });

  it('commits what a key has changed when it is taken away before the key is released', () => {
    const picker = place('<gm-color-picker value="#336699"></gm-color-picker>');
    const onCommit = jest.fn();
    picker.addEventListener('value-commit', onCommit);
    fireEvent.keyDown(slider('Hue'), { key: 'End' });
    expect(onCommit).not.toHaveBeenCalled();
    picker.remove();
    expect(onCommit).toHaveBeenCalledTimes(1);
  });

  it('shows the colour of now in all sliders when its popup opens again', () => {
    const picker = place('<gm-color-picker popup label="Ink" value="#336699"></gm-color-picker>');
    picker.show();
    fireEvent.keyDown(slider('Hue'), { key: 'End' });
    fireEvent.keyDown(slider('Alpha'), { key: 'Home' });
    picker.hide();
    picker.show();
    expect([slider('Hue').value, slider('Alpha').value]).toEqual(['360', '0']);
    picker.hide();
  });

  it('opens nothing while it is in no page', () => {
    const picker = place('<gm-color-picker popup label="Brand"></gm-color-picker>');
    const open = jest.fn();
    picker.addEventListener('open', open);
    picker.remove();
    picker.show();
    expect(open).not.toHaveBeenCalled();
    document.body.append(picker);
    picker.show();
    expect(open).toHaveBeenCalledTimes(1);
    picker.remove();
  });

  it('takes properties that were set before the element was defined', () => {
    const early = document.createElement('gm-late-picker') as GmColorPickerElement;
    early.value = '#336699';
    early.presets = ['teal'];
    early.labels = { hue: 'Farbton' };
    document.body.replaceChildren(early);
    defineColorPicker('gm-late-picker');
    expect(hexField().value).toBe('#336699');
    expect(slider('Farbton')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'teal, teal' })).toBeTruthy();
    early.value = 'teal';
    expect(hexField().value).toBe('#008080');
  });

  it.each(['presets', 'tokens', 'recent'] as const)('leaves out of its %s what is none', (name) => {
    const picker = place('<gm-color-picker value="#336699" recent></gm-color-picker>');
    Object.assign(picker, { [name]: [null, undefined] });
    expect(picker[name]).toEqual([]);
    expect(hexField().value).toBe('#336699');
  });

  it.each(['value', 'presets', 'tokens', 'recent', 'labels'] as const)('takes no %s at all as an empty one', (name) => {
    for (const nothing of [null, undefined]) {
      const picker = place('<gm-color-picker value="#336699" presets="teal" popup label="Brand"></gm-color-picker>');
      Object.assign(picker, { [name]: nothing });
      picker.show();
      picker.hide();
      expect(typeof picker.value).toBe('string');
      expect(screen.getByRole('button', { name: 'Brand' })).toBeTruthy();
    }
  });

  it.each(['red; red; blue', 'red; blue; red'])(
    'keeps the focus when the first of equal presets goes: %s',
    async (presets) => {
      const user = userEvent.setup();
      const picker = place(`<gm-color-picker presets="${presets}" editable-presets></gm-color-picker>`);
      screen.getAllByRole('button', { name: 'red, red' })[0]!.focus();
      await user.keyboard('{Delete}');
      expect(picker.presets).toHaveLength(2);
      expect(document.activeElement).toBe(picker.querySelector('[data-preset]'));
    },
  );

  it.each([
    ['output-format', 'rgb'],
    ['output-format', 'nonsense'],
    ['format', 'rgb'],
    ['formats', 'rgb'],
    ['formats', ''],
    ['alpha-mode', 'nonsense'],
    ['color-mode', 'nonsense'],
    ['gamut', 'nonsense'],
    ['heading-level', '9'],
    ['heading-level', ''],
    ['preset-limit', 'many'],
    ['placement', 'nonsense'],
  ])('ignores the unknown word in %s="%s"', async (name, text) => {
    const user = userEvent.setup();
    const picker = place(
      `<gm-color-picker value="#336699" presets="teal" editable-presets ${name}="${text}"></gm-color-picker>`,
    );
    slider('Hue').focus();
    await user.keyboard('{End}');
    expect(picker.value).toBe('#993333');
    expect(picker.querySelector('h1, h2, h3, h4, h5, h6')?.textContent).toBe('Preset colors');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add color' }).disabled).toBe(false);
  });

  it.each(['output-format', 'format'])('submits the usual text with the unknown word in %s', (name) => {
    const picker = place(`<form><gm-color-picker name="ink" value="red" ${name}="rgb"></gm-color-picker></form>`);
    picker.value = 'hsl(210 50% 40%)';
    expect([...formValues.values()].at(-1)).toBe('hsl(210 50% 40%)');
  });

  it('keeps a value that is no colour, for its form too, until somebody chooses one', async () => {
    const picker = place(
      '<gm-color-picker value="nonsense" fallback-color="#336699" output-format="rgba"></gm-color-picker>',
    );
    const submitted = () => [...formValues.values()].at(-1);
    expect([picker.value, submitted(), slider('Hue').value]).toEqual(['nonsense', 'nonsense', '210']);
    expect(picker.checkValidity()).toBe(true);
    slider('Hue').focus();
    await userEvent.keyboard('{End}');
    expect([picker.value, submitted()]).toEqual(['rgba(153, 51, 51, 1)', 'rgba(153, 51, 51, 1)']);
    picker.setAttribute('value', 'more nonsense');
    expect([picker.value, submitted(), slider('Hue').value]).toEqual(['more nonsense', 'more nonsense', '360']);
  });

  it('offers the known ones of a list of formats', () => {
    place('<gm-color-picker value="#336699" formats="rgb hsla hexx hex"></gm-color-picker>');
    const offered = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color format' }).options;
    expect(Array.from(offered, ({ value }) => value)).toEqual(['hsla', 'hex']);
  });

  it('reads its words in any case', async () => {
    const user = userEvent.setup();
    const picker = place('<gm-color-picker value="#336699" output-format="RGBA"></gm-color-picker>');
    slider('Hue').focus();
    await user.keyboard('{End}');
    expect(picker.value).toBe('rgba(153, 51, 51, 1)');
  });

  it('takes a width without a unit as pixels, like the prop, and follows it in an open popup', () => {
    const picker = place('<gm-color-picker popup width="300" height="20rem"></gm-color-picker>');
    picker.show();
    const { style } = screen.getByRole('dialog');
    expect(style.getPropertyValue('--gm-picker-width')).toBe('300px');
    expect(style.getPropertyValue('--gm-picker-height')).toBe('20rem');
    picker.setAttribute('width', '310');
    picker.setAttribute('label', 'Ink');
    expect(style.getPropertyValue('--gm-picker-width')).toBe('310px');
    expect(screen.getByRole('dialog', { name: 'Ink' })).toBeTruthy();
  });

  it('draws itself once in a copy of a page that it was drawn in', () => {
    const picker = place('<gm-color-picker value="#336699" popup label="Brand"></gm-color-picker>');
    picker.show();
    document.body.replaceChildren(picker.cloneNode(true));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    const inline = place('<gm-color-picker value="#336699"></gm-color-picker>');
    document.body.innerHTML = inline.outerHTML;
    expect(screen.getAllByRole('group', { name: 'Color picker' })).toHaveLength(1);
    expect(hexField().value).toBe('#336699');
  });

  it('says the colour of its button, as the component does, and which popup it opens', () => {
    const picker = place('<gm-color-picker value="#336699" popup label="Brand"></gm-color-picker>');
    const button = screen.getByRole('button', { name: 'Brand' });
    const said = () => document.getElementById(button.getAttribute('aria-describedby')!)!.textContent;
    expect(said()).toBe('steel blue, #336699');
    picker.tokens = [{ name: 'Brand', color: 'teal', value: 'var(--brand)' }];
    picker.value = 'var(--brand)';
    expect(said()).toBe('teal, Brand');
    picker.clear();
    expect(said()).toBe('No color');
    picker.show();
    expect(document.getElementById(button.getAttribute('aria-controls')!)).toBe(screen.getByRole('dialog'));
    picker.hide();
    expect(button.hasAttribute('aria-controls')).toBe(false);
  });

  it('has the fallback colour and the texts of the presets as attributes', () => {
    const picker = place(
      '<gm-color-picker fallback-color="teal" editable-presets preset-label="House" empty-presets-text="None"></gm-color-picker>',
    );
    expect(hexField().value).toBe('#008080');
    expect(screen.getByRole('group', { name: 'House' }).textContent).toContain('None');
    picker.setAttribute('value', 'red');
    expect(hexField().value).toBe('#ff0000');
    picker.removeAttribute('preset-label');
    expect(screen.getByRole('group', { name: 'Preset colors' })).toBeTruthy();
  });

  it.each([
    ['popup', 'button'],
    ['', 'group'],
  ])('is named by the ARIA attributes of its page, also when they change (%s)', (attribute, role) => {
    const picker = place(
      `<p id="ink">Ink</p><gm-color-picker ${attribute} label="Color" aria-label="Brand"></gm-color-picker>`,
    );
    const named = (name: string) => screen.queryByRole(role, { name });
    expect(named('Brand')).toBeTruthy();
    picker.setAttribute('aria-label', 'Page');
    expect(named('Page')).toBeTruthy();
    picker.setAttribute('aria-labelledby', 'ink');
    expect(named('Ink')).toBeTruthy();
    document.querySelector('#ink')!.textContent = 'Paper';
    expect(named('Paper')).toBeTruthy();
    picker.show();
    expect(screen.queryByRole('dialog', { name: 'Paper' })).toEqual(attribute ? expect.anything() : null);
    picker.hide();
    picker.removeAttribute('aria-labelledby');
    expect(named('Page')).toBeTruthy();
    picker.removeAttribute('aria-label');
    expect(named('Color')).toBeTruthy();
  });

  it.each([
    ['popup', 'button', 'For headings teal, teal', 'teal, teal'],
    ['', 'group', 'For headings', ''],
  ])('is described by what its page names (%s)', (attribute, role, described, own) => {
    const picker = place(
      `<p id="hint">For headings</p><gm-color-picker ${attribute} value="teal" aria-describedby="hint"></gm-color-picker>`,
    );
    const control = screen.getByRole(role, { name: 'Color picker', description: described });
    picker.removeAttribute('aria-describedby');
    expect(screen.getByRole(role, { name: 'Color picker', description: own })).toBe(control);
  });

  it('is named by a label that comes, changes and goes after it', async () => {
    const picker = place('<p></p><gm-color-picker popup></gm-color-picker>');
    // jsdom has element internals without labels.
    Object.defineProperty(ElementInternals.prototype, 'labels', {
      get: () => document.querySelectorAll(`label[for="${picker.id}"]`),
      configurable: true,
    });
    const button = screen.getByRole('button');
    // The file that watches labels is loaded later.
    await import('./watch-labels.ts');
    const label = document.createElement('label');
    label.textContent = 'Ink';
    label.htmlFor = 'ink';
    const changes: [change: () => unknown, name: string][] = [
      [() => document.querySelector('p')!.append(label), 'Color picker'],
      [() => (picker.id = 'ink'), 'Ink'],
      [() => (label.textContent = 'Paper'), 'Paper'],
      [() => (label.htmlFor = 'other'), 'Color picker'],
      [() => (label.htmlFor = 'ink'), 'Paper'],
      [() => document.querySelector('p')!.remove(), 'Color picker'],
    ];
    for (const [change, name] of changes) {
      change();
      await Promise.resolve();
      expect(button.getAttribute('aria-label')).toBe(name);
    }
    Reflect.deleteProperty(ElementInternals.prototype, 'labels');
  });

  it.each([
    ['save', 'value-commit'],
    ['cancel', 'cancel'],
  ])('stays open on a press outside with close-on-outside-click="false", and does %s', async (way, event) => {
    const user = userEvent.setup();
    const picker = place(
      `<gm-color-picker value="#336699" popup close-on-outside-click="false" outside-click="${way}"></gm-color-picker>`,
    );
    const heard = jest.fn();
    picker.addEventListener(event, heard);
    picker.show();
    slider('Hue').focus();
    await user.keyboard('{End}');
    fireEvent.pointerDown(document.body);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(picker.value).toBe(way === 'save' ? '#993333' : '#336699');
  });

  it('takes the focus that its page gives it, as a label does', () => {
    const picker = place('<gm-color-picker value="#336699" popup label="Brand"></gm-color-picker>');
    picker.focus();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Brand' }));
    place('<gm-color-picker value="#336699"></gm-color-picker>').click();
    expect(document.activeElement).toBe(slider('Saturation'));
  });

  it.each([
    { shows: 'a panel', markup: '<gm-color-picker autofocus></gm-color-picker>' },
    { shows: 'a button', markup: '<gm-color-picker autofocus popup></gm-color-picker>' },
  ])('takes the focus by its attribute autofocus, once and not from another control ($shows)', ({ markup }) => {
    const picker = place(markup);
    const control = document.querySelector('button, input');
    expect(document.activeElement).toBe(control);
    (control as HTMLElement).blur();
    document.body.append(picker);
    expect(document.activeElement).toBe(document.body);

    document.body.innerHTML = '<input>';
    document.querySelector('input')!.focus();
    document.body.insertAdjacentHTML('beforeend', markup);
    expect(document.activeElement).toBe(document.querySelector('body > input'));
    // A dialog or a popover around it reads the attribute of the control when it opens.
    expect(document.querySelector('gm-color-picker :is(button, input)')).toHaveProperty('autofocus', true);
  });

  it('is disabled, required and named by property too', () => {
    const picker = create();
    picker.disabled = true;
    picker.required = true;
    picker.name = 'brand';
    document.body.replaceChildren(picker);
    expect(hexField().disabled).toBe(true);
    expect(picker.getAttribute('name')).toBe('brand');
    expect(picker.hasAttribute('required')).toBe(true);
    picker.disabled = false;
    expect(hexField().disabled).toBe(false);
    expect([picker.disabled, picker.required, picker.name]).toEqual([false, true, 'brand']);
  });

  it('takes back the colour that the browser kept for the form', () => {
    const picker = place('<gm-color-picker value="#336699" name="brand"></gm-color-picker>');
    (picker as unknown as { formStateRestoreCallback(state: string): void }).formStateRestoreCallback('teal');
    expect(picker.value).toBe('teal');
    expect(hexField().value).toBe('#008080');
  });

  it('can be dragged again after it was taken out of the page in the middle of a drag', () => {
    const picker = place('<gm-color-picker value="#336699"></gm-color-picker>');
    const area = screen.getByRole('group', { name: 'Saturation and brightness' });
    area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const press = (pointerId: number, clientX: number, clientY: number) => {
      const event = new MouseEvent('pointerdown', { bubbles: true, clientX, clientY, button: 0, buttons: 1 });
      Object.defineProperty(event, 'pointerId', { value: pointerId });
      fireEvent(area, event);
    };
    const commits = jest.fn();
    picker.addEventListener('value-commit', commits);
    press(1, 200, 0);
    picker.remove();
    expect(commits).toHaveBeenCalledTimes(1);
    document.body.append(picker);
    press(2, 200, 50);
    expect(picker.value).toBe('#004080');
  });

  it.each(['', 'popup'])('shows itself again in a page whose update has taken its contents (%s)', async (popup) => {
    const picker = place(`<main><gm-color-picker label="Ink" value="red" ${popup}></gm-color-picker></main>`);
    picker.show();
    picker.value = 'teal';
    const contents = () => picker.querySelectorAll('input, button').length > 0;
    await import('./watch-labels.ts');
    // What libraries do that make a page like the markup of its server, which has nothing inside the element.
    picker.replaceChildren();
    await waitFor(() => expect(contents()).toBe(true));
    picker.show();
    expect(hexField().value).toBe('#008080');
    picker.hide();
    // In a page that is stored away meanwhile, too.
    picker.remove();
    picker.replaceChildren();
    document.body.append(picker);
    expect(contents()).toBe(true);
    expect(picker.value).toBe('teal');
  });
});
