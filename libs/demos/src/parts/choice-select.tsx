import type { ComponentProps } from 'react';

/** What can be chosen; `null` for a choice that stands for none. */
type Choice = string | number | null;

export interface ChoiceSelectProps<Value extends Choice> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  options: readonly { value: Value; label: string | number }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A list to choose from that gives back the value of one of its options, where a native one gives a text. */
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
