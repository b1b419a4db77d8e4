export interface ChoiceBarProps<Value extends string> {
  label: string;
  /** `lang`: the language that a label is in, where that is not the page's. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A few ways to look at the same thing, side by side; the chosen one is pressed. */
export function ChoiceBar<Value extends string>({ label, options, value, onValueChange }: ChoiceBarProps<Value>) {
  return (
    <div role="group" aria-label={label} className="demo-scenarios">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
