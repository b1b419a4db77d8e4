import type { RootOptions } from './root-options.ts';

// A record, so that the compiler asks for a line here when an option is added.
const isOption: Record<keyof RootOptions, true> = {
  value: true,
  defaultValue: true,
  fallbackColor: true,
  onValueChange: true,
  onValueCommit: true,
  onSelect: true,
  onCancel: true,
  outputFormat: true,
  format: true,
  defaultFormat: true,
  onFormatChange: true,
  formats: true,
  rememberFormat: true,
  plane: true,
  defaultPlane: true,
  planes: true,
  onPlaneChange: true,
  gamut: true,
  tokens: true,
  alphaMode: true,
  colorMode: true,
  cmyk: true,
  labels: true,
  disabled: true,
  required: true,
  validationMessage: true,
};

/** Parts the props of a root: what the popover's parts share, and the rest. */
export function splitRootProps<Props extends RootOptions>(
  props: Props,
): [options: RootOptions, rest: Omit<Props, keyof RootOptions>] {
  const options: Partial<Props> = {};
  const rest: Partial<Props> = {};
  for (const name in props) (name in isOption ? options : rest)[name] = props[name];
  return [options, rest as Props];
}
