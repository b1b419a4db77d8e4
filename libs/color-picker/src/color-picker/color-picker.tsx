import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { useBrowserLayoutEffect, withRef } from '@genmaster/react-compat';
import { FormValue } from '../form-value/form-value.tsx';
import { defaultLabels } from '../labels/labels.ts';
import { PickerPanel } from '../picker-panel/picker-panel.tsx';
import { splitPanelProps, type PickerPanelProps } from '../picker-panel/picker-panel-props.ts';
import { usePickerStore } from '../use-color-picker/use-picker-store.ts';
import { setBoxSize } from './box-size.ts';
import { startGuard } from './load-guard.ts';
import styles from './color-picker.module.css';

/** Props of `ColorPicker`; all others are passed to its root element. */
export interface ColorPickerProps extends PickerPanelProps, Omit<ComponentPropsWithRef<'div'>, keyof PickerPanelProps> {
  /** Name under which a form submits the value. */
  name?: string | undefined;
  /** Id of a form elsewhere on the page. */
  form?: string | undefined;
}

/**
 * Renders a colour picker in the page: area, sliders, fields and presets.
 *
 * It is controlled with `value` or uncontrolled with `defaultValue`. Emitted text parses back to the same colour in
 * every format, and grey colours keep their hue.
 *
 * @example
 * <ColorPicker defaultValue="#336699" onValueCommit={({ value }) => save(value)} />
 */
export const ColorPicker = /* @__PURE__ */ withRef(function ColorPicker(props: ColorPickerProps) {
  const [panel, rest] = splitPanelProps(props);
  const { ref, name, form, className, ...attributes } = rest;
  const store = usePickerStore(props);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!, []);

  const { width, height } = panel;
  useBrowserLayoutEffect(() => setBoxSize(root.current!, width, height), [width, height]);
  useBrowserLayoutEffect(() => startGuard(root.current!), []);

  return (
    <div
      {...attributes}
      role={attributes.role ?? 'group'}
      aria-label={attributes['aria-label'] ?? panel.labels?.picker ?? defaultLabels.picker}
      ref={root}
      className={className ? `${styles.root} ${className}` : styles.root}
      data-picker=""
      data-disabled={panel.disabled || undefined}
    >
      <PickerPanel {...panel} store={store} onAccept={store.accept} onRevert={store.cancel} />
      <FormValue
        name={name}
        form={form}
        store={store}
        initial={props.defaultValue}
        disabled={panel.disabled}
        requiredMessage={panel.required ? (panel.labels?.required ?? defaultLabels.required) : undefined}
        validationMessage={panel.validationMessage}
      />
    </div>
  );
});
