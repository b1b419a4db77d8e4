import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ColorSwatch } from '../color-swatch/color-swatch.tsx';
import { parseColor } from '../color/parse-color.ts';
import { formatColor } from '../color/format-color.ts';
import { FormValue } from '../form-value/form-value.tsx';
import { defaultLabels } from '../labels/labels.ts';
import { usePickerState } from '../picker-context/picker-context.ts';
import { splitPanelProps, type PickerPanelProps } from '../picker-panel/picker-panel-props.ts';
import { usePickerStore } from '../use-color-picker/use-picker-store.ts';
import { ColorPopup } from './color-popup.tsx';
import { loadPlacement, type PopupPlacement } from './place-popup.ts';
import styles from './color-picker-popover.module.css';

/** Why a popup opened or closed. */
export type PopoverReason = 'trigger' | 'accept' | 'cancel' | 'escape' | 'outside';

/** Props of `ColorPickerPopover`; what is not listed goes to its root element. */
export interface ColorPickerPopoverProps
  extends PickerPanelProps, Omit<ComponentPropsWithRef<'span'>, keyof PickerPanelProps> {
  /** What the colour is for: the name of the button and of the popup. */
  label: string;
  /** Whether the popup is open. Give it to control the popup. */
  open?: boolean | undefined;
  /** Whether the popup is there from the start. @default false */
  defaultOpen?: boolean | undefined;
  /** Fires when the popup opens or closes, and says why. */
  onOpenChange?: ((details: { open: boolean; reason: PopoverReason; value: string }) => void) | undefined;
  /** What a press outside does with the choice: keep it, or go back. @default 'save' */
  outsideClick?: 'save' | 'cancel' | undefined;
  /** Whether a press outside closes the popup as well. @default true */
  closeOnOutsideClick?: boolean | undefined;
  /** Tells which elements outside count as inside, such as a host's toolbar. */
  isInside?: ((target: Element) => boolean) | undefined;
  /** Where the popup stands; it moves to another side when there is no room. @default 'bottom' */
  placement?: PopupPlacement | undefined;
  /** What the button shows beside the swatch, or instead of it. */
  triggerContent?: ReactNode;
  /** Whether the button shows a swatch of the colour. @default true */
  showSwatch?: boolean | undefined;
  /** The name under which a form sends the value. */
  name?: string | undefined;
  /** The id of a form elsewhere on the page. */
  form?: string | undefined;
}

/**
 * A button that shows a colour and opens a picker for it, with OK and Cancel.
 *
 * `onValueChange` fires live. OK, Enter, and a press outside where it saves, fire `onSelect`
 * and `onValueCommit`. Cancel, Escape, and a press outside where it cancels, restore the very text
 * the popup was opened with and fire `onCancel`.
 *
 * @example
 * <ColorPickerPopover label="Navbar background" value={color} onValueChange={({ value }) => setColor(value)} />
 */
export function ColorPickerPopover(props: ColorPickerPopoverProps) {
  const [panel, rest] = splitPanelProps(props);
  const { label, open, defaultOpen, onOpenChange, outsideClick, closeOnOutsideClick, isInside, ...others } = rest;
  const { placement, triggerContent, showSwatch, name, form, className, ...attributes } = others;
  const store = usePickerStore(props, 'accept');
  const [isOwnOpen, setIsOwnOpen] = useState(defaultOpen ?? false);
  const isOpen = open ?? isOwnOpen;
  const button = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const valueId = useId();
  const value = usePickerState(store, (state) => state.value);
  const color = parseColor(value);
  const labels = { ...defaultLabels, ...panel.labels };

  function setOpen(next: boolean, reason: PopoverReason) {
    setIsOwnOpen(next);
    onOpenChange?.({ open: next, reason, value: store.getState().value });
    // A press outside has chosen where the focus goes.
    if (!next && reason !== 'outside') button.current?.focus({ preventScroll: true });
  }

  function accept(reason: PopoverReason, closes = true) {
    store.accept();
    if (closes) setOpen(false, reason);
  }

  function revert(reason: PopoverReason, closes = true) {
    store.cancel();
    if (closes) setOpen(false, reason);
  }

  const settle = outsideClick === 'cancel' ? revert : accept;
  return (
    <span {...attributes} className={className ? `${styles.root} ${className}` : styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        aria-describedby={valueId}
        data-state={isOpen ? 'open' : 'closed'}
        disabled={panel.disabled}
        onPointerEnter={() => void loadPlacement()}
        onFocus={() => void loadPlacement()}
        onClick={() => (isOpen ? settle('trigger') : setOpen(true, 'trigger'))}
      >
        {showSwatch !== false && <ColorSwatch color={color ? formatColor(color, 'rgba') : ''} />}
        {triggerContent}
      </button>
      <span id={valueId} hidden>
        {color ? `${labels.nameColor(color)}, ${value}` : labels.noColor}
      </span>
      {isOpen && (
        <ColorPopup
          showButtons
          {...panel}
          store={store}
          id={popupId}
          label={label}
          button={button}
          placement={placement ?? 'bottom'}
          isInside={isInside}
          onAccept={() => accept('accept')}
          onRevert={() => revert('cancel')}
          onEscape={() => revert('escape')}
          onOutsidePress={() => settle('outside', closeOnOutsideClick !== false)}
        />
      )}
      {name !== undefined && (
        <FormValue name={name} form={form} store={store} initial={props.defaultValue} disabled={panel.disabled} />
      )}
    </span>
  );
}
