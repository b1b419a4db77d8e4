import type { RootOptions } from './root-options.ts';

// A record, so that the compiler reports an option that is missing here.
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

/** Splits the props of a root into the options that the popover's parts share and the rest. */
export function splitRootProps<Props extends RootOptions>(
  props: Props,
): [options: RootOptions, rest: Omit<Props, keyof RootOptions>] {
  const options: Partial<Props> = {};
  const rest: Partial<Props> = {};
  for (const name in props) (name in isOption ? options : rest)[name] = props[name];
  return [options, rest as Props];
}
