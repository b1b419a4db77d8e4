import type { ComponentProps } from 'react';

/** Value of an option; `null` for the option that means none. */
type Choice = string | number | null;

export interface ChoiceSelectProps<Value extends Choice> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  options: readonly { value: Value; label: string | number }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Renders a select that returns the value of an option, where a native one returns a string. */
export function ChoiceSelect<Value extends Choice>({
  options,
  value,
  onValueChange,
  ...rest
}: ChoiceSelectProps<Value>) {
  return (
    <select
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onValueChange(options[target.selectedIndex]!.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value ?? ''}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
