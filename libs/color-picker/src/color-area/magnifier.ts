import type { AreaPosition } from '../planes/planes.ts';
import { isRightToLeft } from '../slider-keys/slider-keys.ts';
import { windowBox, zoomOf } from '../view/css-zoom.ts';
import styles from './magnifier.module.css';

/** Content of a magnifier during a drag. */
export interface MagnifierSource {
  /** Returns the position of the thumb. */
  readonly place: () => AreaPosition;
  /** Returns the caption under the magnifier, such as the contrast ratio; empty for no caption. */
  readonly captionText: () => string;
}

const SIZE_PX = 92;
const ZOOM = 3;
/** Distance between the finger and the edge of the magnifier. */
const LIFT_PX = 36;

/** Shows the part of an area under the finger, enlarged above it, until the drag ends. */
export function openMagnifier(area: HTMLElement, drag: AbortSignal, { place, captionText }: MagnifierSource): void {
  if (drag.aborted) return;
  const face = area.firstElementChild as HTMLElement;
  const glass = document.createElement('div');
  glass.className = styles['glass']!;
  glass.setAttribute('popover', 'manual');
  glass.setAttribute('aria-hidden', 'true');
  const picture = document.createElement('div');
  picture.className = styles['picture']!;
  const caption = document.createElement('span');
  caption.className = styles['caption']!;
  glass.append(picture, caption);
  area.append(glass);
  glass.showPopover?.();

  function follow() {
    const { x, y } = place();
    const box = windowBox(area);
    // Everything in the glass's own pixels, which are larger ones under CSS `zoom`.
    const zoom = zoomOf(glass);
    const [width, height] = [box.width / zoom, box.height / zoom];
    const left = box.left / zoom + (isRightToLeft(area) ? 1 - x : x) * width;
    const top = box.top / zoom + (1 - y) * height;
    const room = area.ownerDocument.defaultView!.innerWidth / zoom;
    const above = top - LIFT_PX - SIZE_PX;
    glass.style.left = `${Math.min(Math.max(left - SIZE_PX / 2, 4), room - SIZE_PX - 4)}px`;
    // Without room above, the magnifier is shown below the finger.
    glass.style.top = `${above < 4 ? top + LIFT_PX : above}px`;
    const copy = copyOf(face);
    copy.style.inlineSize = `${width}px`;
    copy.style.blockSize = `${height}px`;
    // From left to right in any case, because the whole picture is mirrored.
    copy.style.transform = `translate(${SIZE_PX / 2 - x * width * ZOOM}px, ${SIZE_PX / 2 - (1 - y) * height * ZOOM}px) scale(${ZOOM})`;
    picture.replaceChildren(copy);
    caption.textContent = captionText();
    caption.hidden = !caption.textContent;
  }

  follow();
  area.addEventListener('pointermove', follow, { signal: drag });
  drag.addEventListener('abort', () => glass.remove());
}

/** Clones the content of an area, including the pixels of its canvas. */
function copyOf(face: HTMLElement): HTMLElement {
  const copy = face.cloneNode(true) as HTMLElement;
  const canvases = face.querySelectorAll('canvas');
  copy.querySelectorAll('canvas').forEach((canvas, index) => {
    canvas.getContext('2d')?.drawImage(canvases[index]!, 0, 0);
  });
  return copy;
}
