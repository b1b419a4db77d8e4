import { useId, useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from 'react';
import { formatColor, parseColor } from '@genmaster/color';
import { withRef } from '@genmaster/react-compat';
import { ColorSwatch } from '../color-swatch/color-swatch.tsx';
import { useCalmState } from '../picker-context/picker-context.ts';
import { useReading } from '../picker-context/use-reading.ts';
import { loadPlacement } from './place-popup.ts';
import { usePopover } from './popover-context.ts';
import styles from './color-picker-popover.module.css';

/** Props of `ColorPickerTrigger`; all others are passed to the button. */
export interface ColorPickerTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Whether the button shows a swatch of the colour before its content. @default true */
  showSwatch?: boolean | undefined;
  /** Content of the button beside the swatch. */
  children?: ReactNode | undefined;
}

/** Renders the button that opens the picker of a popover and shows its colour. */
export const ColorPickerTrigger = /* @__PURE__ */ withRef(function ColorPickerTrigger(props: ColorPickerTriggerProps) {
  const { showSwatch = true, children, className, disabled, ref, ...attributes } = props;
  const { store, options, labels, label, isOpen, button, popupId, open, settle } = usePopover();
  const valueId = useId();
  const { value, color, isCleared } = useCalmState(store);
  const token = options.tokens?.find((each) => each.value === value);
  const canRead = useReading()(() => parseColor(value) !== null);
  const hasColor = !isCleared && (canRead || token !== undefined);
  useImperativeHandle(ref, () => button.current!, [button]);

  return (
    <>
      <button
        {...attributes}
        aria-label={attributes['aria-label'] ?? label}
        ref={button}
        type="button"
        className={className ? `${styles.trigger} ${className}` : styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        aria-describedby={`${attributes['aria-describedby'] ?? ''} ${valueId}`.trim()}
        data-state={isOpen ? 'open' : 'closed'}
        disabled={disabled ?? options.disabled}
        onPointerEnter={(event) => {
          attributes.onPointerEnter?.(event);
          void loadPlacement();
        }}
        onFocus={(event) => {
          attributes.onFocus?.(event);
          void loadPlacement();
        }}
        onClick={(event) => {
          attributes.onClick?.(event);
          if (event.defaultPrevented) return;
          if (isOpen) settle('trigger');
          else open();
        }}
      >
        {showSwatch && <ColorSwatch paint={hasColor ? formatColor(color) : ''} />}
        {children}
      </button>
      <span id={valueId} hidden>
        {hasColor ? `${labels.nameColor(color)}, ${token?.name ?? value}` : labels.noColor}
      </span>
    </>
  );
});
