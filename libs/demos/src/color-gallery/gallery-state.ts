import { parseColor, type AlphaMode, type OutputFormat } from '@genmaster/color-picker';
import * as v from 'valibot';
import { CONTROLS, SIZES } from './control-markup.ts';

/** Forms of the picker in the gallery. */
export const VARIANTS = [
  'inline',
  'popup',
  'presets',
  'swatches',
  'alpha',
  'formats',
  'gray',
  'contrast',
  'element',
] as const;

export type Variant = (typeof VARIANTS)[number];

export const FORMATS = ['auto', 'hex', 'rgba', 'hsla', 'cmyk'] as const satisfies readonly OutputFormat[];

export const ALPHA_MODES = ['enabled', 'disabled', 'always', 'forced'] as const satisfies readonly AlphaMode[];

const colorSchema = v.pipe(
  v.string(),
  v.maxLength(80),
  v.check((text) => parseColor(text) !== null),
);

/** Schema of a kept gallery. */
export const stateSchema = v.strictObject({
  variant: v.picklist(VARIANTS),
  value: colorSchema,
  format: v.picklist(FORMATS),
  alphaMode: v.picklist(ALPHA_MODES),
  presets: v.pipe(v.array(colorSchema), v.maxLength(24)),
  isDisabled: v.boolean(),
  isWide: v.boolean(),
  /** The control on the bench beside the picker, and its size. */
  control: v.picklist(CONTROLS),
  size: v.picklist(SIZES),
});

/** State of the gallery: the picker’s form, colour and settings; and the control on the bench. */
export type GalleryState = v.InferOutput<typeof stateSchema>;

const PRESETS = ['#0f766e', '#336699', '#b45309', '#be123c', '#6d28d9', '#1f2937'];

/** Returns the initial state of a form. */
export function startOf(variant: Variant): GalleryState {
  const plain: GalleryState = {
    variant,
    value: '#0f766e',
    format: 'auto',
    alphaMode: 'enabled',
    presets: PRESETS,
    isDisabled: false,
    isWide: false,
    control: 'text',
    size: 'medium',
  };
  if (variant === 'alpha') return { ...plain, value: '#0f766e80', alphaMode: 'always' };
  if (variant === 'formats') return { ...plain, value: 'cmyk(87.3%, 0%, 6.8%, 53.7%)', format: 'cmyk' };
  if (variant === 'gray') return { ...plain, value: '#6b7280' };
  if (variant === 'contrast') return { ...plain, value: '#6699cc' };
  return plain;
}
