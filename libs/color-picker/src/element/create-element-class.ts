import { nearestColorName } from '@genmaster/color';
import { setBoxSize } from '../color-picker/box-size.ts';
import { startGuard } from '../color-picker/load-guard.ts';
import { endTyping } from '../color-fields/field-tree.ts';
import { defaultLabels, replaceLabels, type ColorPickerLabels } from '../labels/labels.ts';
import { panelTree } from '../picker-panel/panel-tree.ts';
import { createPickerStore } from '../picker-store/picker-store.ts';
import type { ColorDetails, ColorToken } from '../picker-store/store-options.ts';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import { readRememberedFormat, rememberFormat } from '../use-color-picker/remembered-format.ts';
import { drawInto, setAttributes, type Drawing } from '../view/dom-tree.ts';
import type { PickerSettings } from '../view/face.ts';
import { firstControl } from '../view/first-control.ts';
import { createPickerView } from '../view/picker-view.ts';
import { asFlag, asList, asText, type GivenList } from './as-given.ts';
import { observedAttributes, type GmColorPickerElement } from './gm-color-picker-element.ts';
import { takeEarlyProperties } from './early-properties.ts';
import { buildFrame, isOutdated, type ElementFrame } from './element-frame.ts';
import { createFormMember } from './form-member.ts';
import { followLabels } from './load-labels.ts';
import { openPopup, type OpenPopup } from './open-popup.ts';
import {
  closesOutside,
  isOn,
  readList,
  readSettings,
  readStoreSettings,
  readTokens,
  settledBy,
  type ChosenSettings,
} from './read-settings.ts';
import { tellFocus } from './tell-focus.ts';
import { triggerTree } from './trigger-tree.ts';

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

    readonly #member = createFormMember(this);
    readonly #store = createPickerStore({});
    #labels: Partial<ColorPickerLabels> = {};
    #presets: readonly string[] | null = null;
    #tokens: readonly ColorToken[] | null = null;
    #recent: readonly string[] = [];
    readonly #chosen: ChosenSettings = {};
    #isFormDisabled = false;
    #message = '';
    readonly #view = createPickerView(this.#store, this.#settings());
    #popup: OpenPopup | null = null;
    #stops: (() => unknown)[] = [];
    #frame: ElementFrame | null = null;
    #panel: Drawing | null = null;
    #isDrawing = false;
    #isStale = false;
    #isByScript = false;
    readonly #forgetFocus = tellFocus(this);

    constructor() {
      super();
      // A label of the page clicks the element itself, which cannot take the focus.
      this.addEventListener('click', (event) => {
        if (event.target !== this) return;
        this.focus();
        this.#press();
      });
    }

    connectedCallback() {
      takeEarlyProperties(this);
      this.#configure();
      if (!this.#frame) this.#store.begin();
      this.#chosen.format ??= readRememberedFormat(this.#memory());
      this.#build();
      this.#stops = [
        startGuard(this),
        followLabels(this, () => {
          this.#build();
          this.#update();
        }),
        this.#store.subscribe(() => this.#updateFormValue()),
        this.#view.subscribe(() => this.#draw()),
      ];
      this.#update();
      if (this.hasAttribute('autofocus')) this.#autofocus();
    }

    disconnectedCallback() {
      this.#settle();
      endTyping(this.#view);
      this.#view.abort();
      this.#forgetFocus();
      for (const stop of this.#stops.splice(0)) stop();
    }

    // Browsers call this for `moveBefore`, instead of the two above, which would end a choice and close the popup.
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _old: string | null, next: string | null) {
      if (name === 'presets') this.#presets = null;
      if (name === 'tokens') this.#tokens = null;
      if (name === 'format' || name === 'plane') this.#chosen[name] = undefined;
      this.#configure();
      if (name === 'value') this.#store.syncValue(next ?? '', true);
      if (name === 'popup' && this.isConnected) this.#build();
      if (name === 'placement' || name === 'dock') this.#popup?.place();
      this.#update();
    }

    formResetCallback() {
      this.#byScript(() => this.#store.reset(this.getAttribute('value') ?? ''));
    }

    formStateRestoreCallback(state: string) {
      this.value = state;
    }

    formDisabledCallback(isDisabled: boolean) {
      this.#isFormDisabled = isDisabled;
      if (isDisabled) this.#settle();
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

    get presets(): readonly string[] {
      return (this.#presets ??= readList(this.getAttribute('presets')));
    }

    set presets(next: GivenList<string>) {
      this.#presets = asList(next, readList);
      this.#update();
    }

    get tokens(): readonly ColorToken[] {
      return (this.#tokens ??= readTokens(this.getAttribute('tokens')));
    }

    set tokens(next: GivenList<ColorToken>) {
      this.#tokens = asList(next, readTokens);
      // The value may be the text of a token that is only defined now.
      this.#configure();
      this.#update();
    }

    get recent(): readonly string[] {
      return this.#recent;
    }

    set recent(next: GivenList<string>) {
      // A flag is the attribute, which keeps the list.
      if (typeof next === 'boolean' || typeof next === 'string') {
        this.toggleAttribute('recent', next !== 'false' && asFlag(next));
        return;
      }
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
      return this.#member.internals!.validity;
    }

    get validationMessage() {
      return this.#member.internals?.validationMessage ?? '';
    }

    checkValidity() {
      return this.#member.internals?.checkValidity?.() ?? true;
    }

    reportValidity() {
      return this.#member.internals?.reportValidity?.() ?? true;
    }

    get willValidate() {
      return this.#member.internals?.willValidate ?? false;
    }

    setCustomValidity(message: string) {
      this.#message = asText(message);
      this.#validate();
    }

    clear() {
      this.#byScript(this.#store.clear);
      this.#update();
    }

    override focus(options?: FocusOptions) {
      this.#firstControl()?.focus(options);
    }

    get form(): HTMLFormElement | null {
      return this.#member.internals?.form ?? null;
    }

    // Frameworks set the attribute, the id of a form, as a property.
    set form(id: HTMLFormElement | string | null) {
      setAttributes(this, { form: asText(id) || null });
    }

    show() {
      const { trigger, root: button } = this.#frame ?? {};
      if (this.#popup || !trigger || !this.isConnected || this.#settings().isDisabled) return;
      this.#store.begin();
      this.#popup = openPopup({
        host: this,
        button: button!,
        id: `${trigger.description.id}-popup`,
        onOutsidePress: () => (closesOutside(this) ? this.#settle() : this.#store[settledBy(this)]()),
        onEscape: () => this.#end('cancel'),
      });
      this.#panel = drawInto(this.#popup.root, this.#store);
      this.#update();
      firstControl(this.#popup.root)?.focus({ preventScroll: true });
      this.#tell('open');
    }

    hide() {
      if (this.#popup) this.#end('accept');
    }

    #firstControl() {
      const root = this.#frame?.root;
      return root && (root.closest('button') ?? firstControl(root));
    }

    // Browsers do this only for elements that are focusable themselves.
    #autofocus() {
      const control = this.#firstControl();
      if (!control || control.autofocus) return;
      // Read by a dialog or a popover around the element when it opens.
      control.autofocus = true;
      const { activeElement, body } = this.ownerDocument;
      if ((activeElement ?? body) === body) control.focus();
    }

    #configure() {
      this.#store.configure({
        ...readStoreSettings(this),
        tokens: this.tokens,
        onValueChange: (details) => this.#dispatch('value-change', details, 'input'),
        onValueCommit: (details) => {
          if (details.value && isOn(this, 'recent')) this.recent = addRecentColor(this.#recent, details.value);
          // A popup that is accepted untouched commits its value, too; a native control is silent then.
          const isChanged = !isOn(this, 'popup') || details.value !== this.#store.getState().initialValue;
          this.#dispatch('value-commit', details, isChanged && 'change');
        },
        onSelect: (details) => this.#tell('select', details),
        onCancel: () => this.#tell('cancel'),
      });
    }

    #tell(name: string, detail?: unknown) {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    }

    #dispatch(name: string, detail: ColorDetails, native: 'input' | 'change' | false) {
      this.#updateFormValue();
      this.#tell(name, detail);
      if (native && !this.#isByScript) this.dispatchEvent(new Event(native, { bubbles: true }));
    }

    // Native events tell what a person does; the others also tell a host that keeps the value.
    #byScript(change: () => void) {
      this.#isByScript = true;
      change();
      this.#isByScript = false;
    }

    #settings(): PickerSettings {
      return {
        ...readSettings(this, this.#chosen),
        labels: replaceLabels<ColorPickerLabels>(defaultLabels, this.#labels),
        isDisabled: this.disabled || this.#isFormDisabled,
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
          this.#tell('presets-change', { presets });
        },
        accept: () => this.#end('accept'),
        revert: () => this.#end('cancel'),
        enter: () => this.hide(),
      };
    }

    #memory() {
      return isOn(this, 'remember-format') && (this.getAttribute('remember-format') || true);
    }

    #choose(name: 'format' | 'plane', detail: Partial<ChosenSettings>) {
      Object.assign(this.#chosen, detail);
      this.#update();
      this.#tell(`${name}-change`, detail);
    }

    #build() {
      const isPopup = isOn(this, 'popup');
      if (!isOutdated(this.#frame, isPopup)) return;
      this.#settle();
      this.#panel?.stop();
      this.#frame = buildFrame(this, this.#store, isPopup ? () => this.#press() : null);
      this.#panel = this.#frame.panel;
    }

    #update() {
      this.#updateFormValue();
      this.#view.configure(this.#settings());
      this.#draw();
    }

    // A render may request another one; they run one after the other.
    #draw() {
      this.#isStale = true;
      if (this.#isDrawing) return;
      this.#isDrawing = true;
      while (this.#isStale) {
        this.#isStale = false;
        // An element that was never in a page is not drawn, but a form may ask it.
        if (this.#frame) this.#show(this.#frame);
        this.#validate();
      }
      this.#isDrawing = false;
    }

    #updateFormValue() {
      this.#member.setValue(this.#store.formText());
    }

    #validate() {
      const { validationMessage, labels } = this.#view.settings();
      this.#member.judge({
        isMissing: this.required && !this.value,
        // The message of `setCustomValidity` overrides that of the attribute.
        message: this.#message || validationMessage,
        requiredText: labels.required,
        anchor: this.querySelector<HTMLElement>('button, input') ?? undefined,
      });
    }

    #show({ root, trigger }: ElementFrame) {
      const settings = this.#view.settings();
      if (trigger) {
        const popupId = this.#popup?.root.id ?? null;
        triggerTree(root, { store: this.#store, settings, popupId, ...trigger });
      }
      const described = `${this.getAttribute('aria-describedby') ?? ''} ${trigger?.description.id ?? ''}`.trim();
      setAttributes(root, { 'aria-describedby': described || null });
      const box = this.#popup?.root ?? (trigger ? null : root);
      if (box) setBoxSize(box, this.getAttribute('width'), this.getAttribute('height'));
      this.#name();
      this.#panel?.show([panelTree({ view: this.#view, settings, ...this.#view.snapshot() })]);
    }

    #name() {
      const names = {
        'aria-label':
          this.getAttribute('aria-label') ||
          this.getAttribute('label') ||
          this.#member.labelText() ||
          this.#view.settings().labels.picker,
        'aria-labelledby': this.getAttribute('aria-labelledby'),
      };
      for (const part of [this.#frame, this.#popup]) if (part) setAttributes(part.root, names);
    }

    #press() {
      if (this.#popup) this.#settle();
      else this.show();
    }

    // Ends an open choice as a press outside does.
    #settle() {
      if (this.#popup) this.#end(settledBy(this));
    }

    #end(how: 'accept' | 'cancel') {
      const page = this.getRootNode() as Document | ShadowRoot;
      const { body } = this.ownerDocument;
      // Read first, because the end of the choice removes the button that goes back, which may have the focus.
      const hadFocus = this.#popup?.root.contains(page.activeElement);
      this.#store[how]();
      if (!this.#popup) return;
      const { close, root } = this.#popup;
      this.#popup = null;
      // The focus stays where an event listener of the page has moved it.
      const { activeElement } = page;
      const isHere = root.contains(activeElement) || (activeElement ?? body) === body;
      if (hadFocus && isHere) this.#frame?.root.focus({ preventScroll: true });
      this.#panel?.stop();
      this.#panel = null;
      endTyping(this.#view);
      this.#view.abort();
      close();
      this.#update();
      this.#tell('close');
    }
  };
}
