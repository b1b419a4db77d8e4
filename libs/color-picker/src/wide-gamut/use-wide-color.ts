import { useRef, useState } from 'react';
import { formatWideColor, type WideFormat } from './format-wide-color.ts';
import { keepHue, parseWideColor, type WideColor } from './wide-color.ts';

/** What a value event of the wide picker tells. */
export interface WideColorDetails {
  readonly value: string;
  readonly format: WideFormat;
  readonly color: WideColor;
}

/** What the wide picker's value is kept by. */
export interface WideColorOptions {
  value?: string | undefined;
  defaultValue?: string | undefined;
  format: WideFormat;
  onValueChange?: ((details: WideColorDetails) => void) | undefined;
  onValueCommit?: ((details: WideColorDetails) => void) | undefined;
}

const WHITE: WideColor = { mode: 'oklch', l: 1, c: 0, h: 0, alpha: 1 };

/** Keeps a wide colour exact while a host stores its rounded text. */
export function useWideColor({ value, defaultValue, format, onValueChange, onValueCommit }: WideColorOptions) {
  const [state, setState] = useState(() => {
    const text = value ?? defaultValue ?? '';
    return { text, color: parseWideColor(text) ?? WHITE };
  });
  const hasUncommitted = useRef(false);
  // Between an event handler and the next render, another handler may want the newest.
  const latest = useRef(state);

  // A text that is not the one emitted comes from the host; while rendering, as it follows from props alone.
  if (value !== undefined && value !== state.text) {
    const parsed = parseWideColor(value);
    setState({ text: value, color: parsed ? keepHue(state.color, parsed) : state.color });
  }

  const detailsOf = (color: WideColor): WideColorDetails => ({ value: formatWideColor(color, format), format, color });

  function setColor(color: WideColor) {
    const details = detailsOf(color);
    latest.current = { text: details.value, color };
    setState(latest.current);
    if (details.value === state.text) return;
    hasUncommitted.current = true;
    onValueChange?.(details);
  }

  function commit() {
    if (!hasUncommitted.current) return;
    hasUncommitted.current = false;
    onValueCommit?.(detailsOf(latest.current.color));
  }

  return { color: state.color, setColor, commit };
}
