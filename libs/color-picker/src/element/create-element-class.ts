import { nearestColorName } from '@genmaster/color';
import { setBoxSize } from '../color-picker/box-size.ts';
import { startGuard } from '../color-picker/load-guard.ts';
import { loadPlacement } from '../color-picker-popover/place-popup.ts';
import { forgetDrafts } from '../color-fields/field-tree.ts';
import { defaultLabels, type ColorPickerLabels } from '../labels/labels.ts';
import { panelTree } from '../picker-panel/panel-tree.ts';
import { createPickerStore } from '../picker-store/picker-store.ts';
import type { ColorDetails, ColorToken } from '../picker-store/store-options.ts';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import { readRememberedFormat, rememberFormat } from '../use-color-picker/remembered-format.ts';
import { drawInto, type Drawing } from '../view/dom-tree.ts';
import type { PickerSettings } from '../view/face.ts';
import { createPickerView } from '../view/picker-view.ts';
import { asFlag, asList, asText } from './as-given.ts';
import { observedAttributes, type GmColorPickerElement } from './gm-color-picker-element.ts';
import { keepInside } from './keep-inside.ts';
import { openPopup, type OpenPopup } from './open-popup.ts';
import {
  closesOutside,
  readList,
  readSettings,
  readStoreSettings,
  readTokens,
  type ChosenSettings,
} from './read-settings.ts';
import { triggerTree } from './trigger-tree.ts';
import rootStyles from '../color-picker/color-picker.module.css';

/** Attribute of the children that the element has made itself. */
const OWN = 'data-gm-own';

let pickers = 0;

/**
 * Creates the class of `<gm-color-picker>`: attributes and properties as input, events as output, based on a store and
 * a panel.
 *
 * The class is created on demand, because importing this module must also work without HTMLElement (on a server).
 */
export function createElementClass(): CustomElementConstructor {
  return class ColorPickerElement extends HTMLElement implements GmColorPickerElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = observedAttributes;

    readonly #internals = this.attachInternals?.();
    readonly #store = createPickerStore({});
    #labels: Partial<ColorPickerLabels> = {};
    #presets: readonly string[] | null = null;
    #tokens: readonly ColorToken[] | null = null;
    #recent: readonly string[] = [];
    #chosen: ChosenSettings = { format: null, plane: null };
    #isFormDisabled = false;
    readonly #view = createPickerView(this.#store, this.#settings());
    #popup: OpenPopup | null = null;
    #stops: (() => unknown)[] = [];
    #frame: HTMLElement | null = null;
    #said: HTMLElement | null = null;
    #trigger: Drawing | null = null;
    #panel: Drawing | null = null;
    #isDrawing = false;
    #isStale = false;

    constructor() {
      super();
      // A label of the page clicks the element itself, which cannot take the focus.
      this.addEventListener('click', (event) => event.target === this && this.focus());
    }

    connectedCallback() {
      this.#takeEarlyProperties();
      this.#configure();
      if (!this.#frame) this.#store.begin();
      this.#chosen = { ...this.#chosen, format: this.#chosen.format ?? readRememberedFormat(this.#memory()) };
      this.#build();
      this.#stops = [
        startGuard(this),
        this.#store.subscribe(() => this.#sayFormValue()),
        this.#view.subscribe(() => this.#draw()),
      ];
      this.#update();
    }

    disconnectedCallback() {
      this.#close();
      forgetDrafts(this.#view);
      this.#view.abort();
      for (const stop of this.#stops.splice(0)) stop();
    }

    attributeChangedCallback(name: string, _old: string | null, next: string | null) {
      if (name === 'presets') this.#presets = null;
      if (name === 'tokens') this.#tokens = null;
      if (name === 'format' || name === 'plane') this.#chosen = { ...this.#chosen, [name]: null };
      this.#configure();
      if (name === 'value') this.#store.syncValue(next ?? '', true);
      if (name === 'popup' && this.isConnected) this.#build();
      this.#update();
    }

    formResetCallback() {
      this.#store.reset(this.getAttribute('value') ?? '');
    }

    formStateRestoreCallback(state: string) {
      this.value = state;
    }

    formDisabledCallback(isDisabled: boolean) {
      this.#isFormDisabled = isDisabled;
      this.#update();
    }

    get value() {
      return this.#store.getState().value;
    }

    set value(next: string) {
      this.#store.syncValue(asText(next), true);
      this.#update();
    }

    get name() {
      return this.getAttribute('name') ?? '';
    }

    set name(next: string) {
      this.setAttribute('name', asText(next));
    }

    get disabled() {
      return this.hasAttribute('disabled');
    }

    set disabled(next: boolean) {
      this.toggleAttribute('disabled', asFlag(next));
    }

    get required() {
      return this.hasAttribute('required');
    }

    set required(next: boolean) {
      this.toggleAttribute('required', asFlag(next));
    }

    get presets() {
      return (this.#presets ??= readList(this.getAttribute('presets')));
    }

    set presets(next: readonly string[]) {
      this.#presets = asList(next);
      this.#update();
    }

    get tokens() {
      return (this.#tokens ??= readTokens(this.getAttribute('tokens')));
    }

    set tokens(next: readonly ColorToken[]) {
      this.#tokens = asList(next);
      // The value may be the text of a token that is only defined now.
      this.#configure();
      this.#update();
    }

    get recent() {
      return this.#recent;
    }

    set recent(next: readonly string[]) {
      this.#recent = asList(next);
      this.#update();
    }

    get nearestName() {
      return nearestColorName(this.#store.getState().color);
    }

    get labels() {
      return this.#labels;
    }

    set labels(next: Partial<ColorPickerLabels>) {
      this.#labels = { ...next };
      this.#update();
    }

    get validity() {
      return this.#internals!.validity;
    }

    get validationMessage() {
      return this.#internals?.validationMessage ?? '';
    }

    checkValidity() {
      return this.#internals?.checkValidity() ?? true;
    }

    reportValidity() {
      return this.#internals?.reportValidity() ?? true;
    }

    clear() {
      this.#store.clear();
    }

    override focus(options?: FocusOptions) {
      this.#frame?.closest('button')?.focus(options);
      this.#frame?.querySelector<HTMLElement>(':is(input, button):not(:disabled)')?.focus(options);
    }

    get form() {
      return this.#internals?.form ?? null;
    }

    show() {
      if (this.#popup || !this.hasAttribute('popup') || this.#settings().isDisabled) return;
      this.#store.begin();
      this.#popup = openPopup({
        host: this,
        button: this.#frame!,
        id: `${this.#said!.id}-popup`,
        onOutsidePress: (how) => (closesOutside(this) ? this.#end(how) : this.#store[how]()),
        onEscape: () => this.#end('cancel'),
      });
      this.#panel = drawInto(this.#popup.root, this.#store.subscribe);
      this.#update();
      this.#popup.root.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
      this.dispatchEvent(new CustomEvent('open'));
    }

    hide() {
      if (this.#popup) this.#end('accept');
    }

    #configure() {
      this.#store.configure({
        ...readStoreSettings(this),
        tokens: this.tokens,
        onValueChange: (details) => this.#tell('value-change', details, 'input'),
        onValueCommit: (details) => {
          if (this.hasAttribute('recent')) this.recent = addRecentColor(this.#recent, details.value);
          this.#tell('value-commit', details, 'change');
        },
        onSelect: (detail) => this.dispatchEvent(new CustomEvent('select', { detail })),
        onCancel: () => this.dispatchEvent(new CustomEvent('cancel')),
      });
    }

    #tell(name: string, detail: ColorDetails, native: 'input' | 'change') {
      this.#internals?.setFormValue(this.#store.formText());
      this.dispatchEvent(new CustomEvent(name, { detail }));
      this.dispatchEvent(new Event(native, { bubbles: true }));
    }

    #settings(): PickerSettings {
      return {
        ...readSettings(this, this.#chosen),
        labels: { ...defaultLabels, ...this.#labels },
        isDisabled: this.hasAttribute('disabled') || this.#isFormDisabled,
        presets: this.presets,
        tokens: this.tokens,
        recent: this.#recent,
        setFormat: (format) => {
          rememberFormat(this.#memory(), format);
          this.#choose('format', { format });
        },
        setPlane: (plane) => this.#choose('plane', { plane }),
        setPresets: (presets) => {
          this.presets = presets;
          this.dispatchEvent(new CustomEvent('presets-change', { detail: { presets } }));
        },
        accept: () => this.#end('accept'),
        revert: () => this.#end('cancel'),
        enter: () => this.#popup && this.#end('accept'),
      };
    }

    #memory() {
      return this.getAttribute('remember-format') ?? this.hasAttribute('remember-format');
    }

    #choose(name: 'format' | 'plane', detail: Partial<ChosenSettings>) {
      this.#chosen = { ...this.#chosen, ...detail };
      this.#update();
      this.dispatchEvent(new CustomEvent(`${name}-change`, { detail }));
    }

    // A framework may have set properties before this class was there; they would hide those of the class.
    #takeEarlyProperties() {
      for (const name of ['value', 'name', 'disabled', 'required', 'presets', 'tokens', 'recent', 'labels'] as const) {
        if (!Object.hasOwn(this, name)) continue;
        const early = this[name];
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }

    #build() {
      const isPopup = this.hasAttribute('popup');
      if (this.#frame && (this.#frame.tagName === 'BUTTON') === isPopup) return;
      this.#close();
      // The last frame, or one in a copy of the element: a clone, or a page that was stored after it was drawn.
      for (const left of this.querySelectorAll(`:scope > [${OWN}]`)) left.remove();
      this.#panel?.stop();
      this.#trigger = this.#panel = null;
      this.#frame = document.createElement(isPopup ? 'button' : 'div');
      this.#frame.setAttribute(OWN, '');
      this.append(this.#frame);
      if (isPopup) {
        this.#said = document.createElement('span');
        this.#said.setAttribute(OWN, '');
        this.#said.hidden = true;
        this.#said.id = `gm-picker-${(pickers += 1)}`;
        this.append(this.#said);
        for (const type of ['pointerenter', 'focus']) {
          this.#frame.addEventListener(type, () => void loadPlacement().catch(() => undefined));
        }
        this.#trigger = drawInto(this.#frame, this.#store.subscribe);
        this.#frame.addEventListener('click', () => (this.#popup ? this.#end('accept') : this.show()));
        return;
      }
      this.#frame.className = rootStyles['root']!;
      this.#frame.setAttribute('role', 'group');
      this.#frame.dataset['picker'] = '';
      this.#panel = drawInto(this.#frame, this.#store.subscribe);
      keepInside(this.#frame);
    }

    #update() {
      this.#sayFormValue();
      this.#view.configure(this.#settings());
      this.#draw();
    }

    // A render may request another one; they run one after the other.
    #draw() {
      this.#isStale = true;
      if (this.#isDrawing || !this.#frame) return;
      this.#isDrawing = true;
      while (this.#isStale) {
        this.#isStale = false;
        this.#show();
      }
      this.#isDrawing = false;
    }

    #sayFormValue() {
      this.#internals?.setFormValue(this.#store.formText());
    }

    #validate() {
      const { validationMessage, labels } = this.#view.settings();
      const isMissing = this.hasAttribute('required') && !this.value;
      const message = validationMessage || (isMissing ? labels.required : '');
      const anchor = this.querySelector<HTMLElement>('button, input') ?? undefined;
      this.#internals?.setValidity?.(
        { valueMissing: isMissing, customError: Boolean(validationMessage) },
        message,
        anchor,
      );
    }

    #show() {
      const settings = this.#view.settings();
      this.#validate();
      if (this.#trigger) {
        triggerTree(this.#frame as HTMLButtonElement, {
          store: this.#store,
          settings,
          popupId: this.#popup?.root.id ?? null,
          said: this.#said!,
          drawing: this.#trigger,
        });
      }
      const box = this.#popup?.root ?? (this.#trigger ? null : this.#frame);
      if (box) setBoxSize(box, this.getAttribute('width') ?? undefined, this.getAttribute('height') ?? undefined);
      for (const named of [this.#frame, this.#popup?.root]) named?.setAttribute('aria-label', this.#label());
      this.#panel?.show([panelTree({ view: this.#view, settings, ...this.#view.snapshot() })]);
    }

    #label() {
      return this.getAttribute('label') ?? this.#labels.picker ?? defaultLabels.picker;
    }

    #end(how: 'accept' | 'cancel') {
      this.#store[how]();
      this.#close();
    }

    #close() {
      if (!this.#popup) return;
      const { root, close } = this.#popup;
      const hadFocus = root.contains((root.getRootNode() as Document | ShadowRoot).activeElement);
      this.#popup = null;
      this.#panel?.stop();
      this.#panel = null;
      forgetDrafts(this.#view);
      this.#view.abort();
      close();
      if (hadFocus) this.#frame?.focus({ preventScroll: true });
      this.#update();
      this.dispatchEvent(new CustomEvent('close'));
    }
  };
}
