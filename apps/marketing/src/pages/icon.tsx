import { ICON_SHAPES } from './icon-shapes.ts';

/** Props of `Icon`. */
export interface IconProps {
  /** Name of the icon. */
  name: keyof typeof ICON_SHAPES;
}

/** Renders a decorative icon beside text. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="ico" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
