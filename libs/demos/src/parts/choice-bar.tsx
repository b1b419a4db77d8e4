export interface ChoiceBarProps<Value extends string> {
  label: string;
  /** Options of the bar. `lang`: the language of a label, where that is not the page’s. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Renders a few views of the same thing as toggle buttons side by side; the selected one is pressed. */
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
