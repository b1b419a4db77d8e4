import type { Placement } from '@floating-ui/dom';

/** Side of the button on which a popup opens; it moves to another side when there is no room. */
export type PopupPlacement = Placement;

/** Place of a popup. */
export interface PopupPlace {
  /** Side of the button; `bottom` for any other word. */
  readonly placement: string | undefined;
  /**
   * Selector of an element around the button. The popup stands at its bottom, as wide as it, instead of beside the
   * button.
   */
  readonly dock?: string | null | undefined;
}
