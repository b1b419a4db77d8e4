import { setBoxSize } from '../color-picker/box-size.ts';
import type { ColorFormat } from '../color/color-format.ts';
import { nearestColorName } from '../color/color-name.ts';
import { createPickerStore, type ColorDetails } from '../picker-store/picker-store.ts';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import { html, setAttribute } from './dom.ts';
import { elementLabels, type GmColorPickerLabels } from './element-labels.ts';
import { observedAttributes, type GmColorPickerElement } from './gm-color-picker-element.ts';
import { openPopup, type OpenPopup } from './open-popup.ts';
import { createPanelPart } from './panel-part.ts';
import type { PickerSettings } from './picker-settings.ts';
import { readList, readSettings, readStoreSettings } from './read-settings.ts';
import { createTrigger, updateTrigger } from './trigger-part.ts';
import rootStyles from '../color-picker/color-picker.module.css';

/**
 * Makes the class behind `<gm-color-picker>`: attributes and properties in, events out, over a store and a panel.
 *
 * On demand, because where there is no HTMLElement (on a server) importing this module must still do nothing.
 */
export function createElementClass(): CustomElementConstructor {
  return class ColorPickerElement extends HTMLElement implements GmColorPickerElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = observedAttributes;

    readonly #internals = this.attachInternals?.();
    readonly #store = createPickerStore({});
    readonly #panel = createPanelPart(() => this.#settings());
    #labels: Partial<GmColorPickerLabels> = {};
    #presets: readonly string[] | null = null;
    #recent: readonly string[] = [];
    #format: ColorFormat | null = null;
    #isFormDisabled = false;
    #popup: OpenPopup | null = null;
    #stops: (() => unknown)[] = [];
    #frame: HTMLElement | null = null;

    connectedCallback() {
      if (!this.#frame) this.#store.begin();
      this.#configure();
      this.#build();
      this.#stops = [this.#store.subscribe(() => this.#follow()), this.#store.subscribeCalmly(() => this.#showTexts())];
      this.#update();
    }

    disconnectedCallback() {
      this.#close();
      for (const stop of this.#stops.splice(0)) stop();
      this.#panel.stop();
    }

    attributeChangedCallback(name: string, _old: string | null, next: string | null) {
      if (name === 'presets') this.#presets = null;
      if (name === 'format') this.#format = null;
      this.#configure();
      if (name === 'value') this.#store.syncValue(next ?? '', true);
      if (name === 'popup' && this.isConnected) this.#build();
      this.#update();
    }

    formResetCallback() {
      this.#store.reset(this.getAttribute('value') ?? '');
    }

    formDisabledCallback(isDisabled: boolean) {
      this.#isFormDisabled = isDisabled;
      this.#update();
    }

    get value() {
      return this.#store.getState().value;
    }

    set value(next: string) {
      this.#store.syncValue(next, true);
      this.#update();
    }

    get presets() {
      return (this.#presets ??= readList(this.getAttribute('presets')));
    }

    set presets(next: readonly string[]) {
      this.#presets = [...next];
      this.#update();
    }

    get recent() {
      return this.#recent;
    }

    set recent(next: readonly string[]) {
      this.#recent = [...next];
      this.#update();
    }

    get nearestName() {
      return nearestColorName(this.#store.getState().color);
    }

    get labels() {
      return this.#labels;
    }

    set labels(next: Partial<GmColorPickerLabels>) {
      this.#labels = next;
      this.#update();
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
        panel: this.#panel.root,
        label: this.#label(),
        onAccept: () => this.#end('accept'),
        onRevert: () => this.#end('cancel'),
      });
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
      this.#internals?.setFormValue(detail.value);
      this.dispatchEvent(new CustomEvent(name, { detail }));
      this.dispatchEvent(new Event(native, { bubbles: true }));
    }

    #settings(): PickerSettings {
      return {
        ...readSettings(this, this.#format),
        store: this.#store,
        labels: { ...elementLabels, ...this.#labels },
        isDisabled: this.hasAttribute('disabled') || this.#isFormDisabled,
        presets: this.presets,
        recent: this.#recent,
        setFormat: (format) => {
          this.#format = format;
          this.#update();
          this.dispatchEvent(new CustomEvent('format-change', { detail: { format } }));
        },
        setPresets: (presets) => {
          this.presets = presets;
          this.dispatchEvent(new CustomEvent('presets-change', { detail: { presets } }));
        },
        accept: () => this.#end('accept'),
        revert: () => this.#end('cancel'),
      };
    }

    #build() {
      const isPopup = this.hasAttribute('popup');
      if (this.#frame && (this.#frame.tagName === 'BUTTON') === isPopup) return;
      this.#close();
      this.#frame?.remove();
      if (isPopup) {
        this.#frame = createTrigger(() => (this.#popup ? this.#end('accept') : this.show()));
      } else {
        this.#frame = html('div', { class: rootStyles['root'], role: 'group' }, this.#panel.root);
      }
      this.append(this.#frame);
    }

    #update() {
      this.#follow();
      this.#showTexts();
    }

    // What a drag changes at every step.
    #follow() {
      this.#internals?.setFormValue(this.value);
      if (this.#popup || this.#frame instanceof HTMLDivElement) this.#panel.follow?.();
    }

    #showTexts() {
      const frame = this.#frame;
      if (!frame) return;
      if (frame instanceof HTMLButtonElement) {
        const { isDisabled } = this.#settings();
        updateTrigger(frame, { value: this.value, isOpen: this.#popup !== null, isDisabled });
      } else {
        setBoxSize(frame, this.getAttribute('width') ?? undefined, this.getAttribute('height') ?? undefined);
      }
      setAttribute(frame, 'aria-label', this.#label());
      if (this.#popup || frame instanceof HTMLDivElement) this.#panel.update();
    }

    #label() {
      return this.getAttribute('label') ?? this.#labels.picker ?? elementLabels.picker;
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
      this.#panel.stop();
      close();
      if (hadFocus) this.#frame?.focus({ preventScroll: true });
      this.#update();
      this.dispatchEvent(new CustomEvent('close'));
    }
  };
}
