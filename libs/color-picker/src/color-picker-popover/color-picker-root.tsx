import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { withRef } from '@genmaster/react-compat';
import { FormValue } from '../form-value/form-value.tsx';
import { defaultLabels, replaceLabels, type ColorPickerLabels } from '../labels/labels.ts';
import { splitRootProps, type RootOptions } from '../picker-panel/picker-panel-props.ts';
import { useLatest } from '../use-color-picker/use-latest.ts';
import { usePickerStore } from '../use-color-picker/use-picker-store.ts';
import { PopoverContext, type PopoverContextValue, type PopoverReason } from './popover-context.ts';
import styles from './color-picker-popover.module.css';

/** Props of `ColorPickerRoot`; all others are passed to its element. */
export interface ColorPickerRootProps extends RootOptions, Omit<ComponentPropsWithRef<'span'>, keyof RootOptions> {
  /** Purpose of the colour; the accessible name of the button and of the popup. */
  label: string;
  /** Whether the popup is open. Set it to control the popup. */
  open?: boolean | undefined;
  /** Whether the popup is open at the start. @default false */
  defaultOpen?: boolean | undefined;
  /** Fires when the popup opens or closes, with the reason. */
  onOpenChange?: ((details: { open: boolean; reason: PopoverReason; value: string }) => void) | undefined;
  /** Effect of a press outside on the choice: keep it, or restore the value from before. @default 'save' */
  outsideClick?: 'save' | 'cancel' | undefined;
  /** Whether a press outside also closes the popup. @default true */
  closeOnOutsideClick?: boolean | undefined;
  /** Name under which a form submits the value. */
  name?: string | undefined;
  /** Id of a form elsewhere on the page. */
  form?: string | undefined;
  /** A trigger, a content, and any elements beside them. */
  children?: ReactNode | undefined;
}

/**
 * Provides a colour that is chosen in a popup, and the open state of that popup. Put a trigger and a content inside.
 *
 * @example
 * <ColorPickerRoot label="Navbar background" value={color} onValueChange={({ value }) => setColor(value)}>
 *   <ColorPickerTrigger>Background</ColorPickerTrigger>
 *   <ColorPickerContent placement="right" presets={brand} />
 * </ColorPickerRoot>
 */
export const ColorPickerRoot = /* @__PURE__ */ withRef(function ColorPickerRoot(props: ColorPickerRootProps) {
  const [options, rest] = splitRootProps(props);
  const {
    label,
    open,
    defaultOpen = false,
    onOpenChange,
    outsideClick,
    closeOnOutsideClick = true,
    name,
    form,
    className,
    children,
    ...attributes
  } = rest;
  const store = usePickerStore(options, 'accept');
  const [isOwnOpen, setIsOwnOpen] = useState(defaultOpen);
  const button = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const labels = replaceLabels<ColorPickerLabels>(defaultLabels, options.labels);
  const isOpen = open ?? isOwnOpen;

  function setOpen(next: boolean, reason: PopoverReason) {
    setIsOwnOpen(next);
    onOpenChange?.({ open: next, reason, value: store.getState().value });
    // A press outside has already moved the focus.
    if (!next && reason !== 'outside') button.current?.focus({ preventScroll: true });
  }

  function end(how: 'accept' | 'cancel', reason: PopoverReason = how) {
    // A callback may unmount the popup, whose cleanup must not end the choice a second time.
    leave.current = () => {};
    store[how]();
    if (reason !== 'outside' || closeOnOutsideClick) setOpen(false, reason);
  }

  const settle = (reason: PopoverReason = 'outside') => end(outsideClick === 'cancel' ? 'cancel' : 'accept', reason);

  // A popup that is taken away with the page around it, or disabled, ends its choice as by a press outside. One that its
  // host closes by `open` does not: the host has ended the choice in its own way.
  const leave = useLatest(() => {
    if (isOpen) settle();
  });

  const context: PopoverContextValue = {
    store,
    options,
    labels,
    label,
    isOpen: isOpen && !options.disabled,
    button,
    popupId,
    open: () => setOpen(true, 'trigger'),
    end,
    settle,
    leave,
  };
  return (
    <PopoverContext.Provider value={context}>
      <span {...attributes} className={className ? `${styles.root} ${className}` : styles.root}>
        {children}
        <FormValue
          name={name}
          form={form}
          store={store}
          initial={options.defaultValue}
          disabled={options.disabled}
          requiredMessage={options.required ? labels.required : undefined}
          validationMessage={options.validationMessage}
        />
      </span>
    </PopoverContext.Provider>
  );
});
