/** Returns the element at which a thread ends: its field, or the bar of the window. */
function endOf(root: ParentNode, name: string, thread: string): { element: Element; isBar: boolean } | null {
  const window = root.querySelector(`[data-window="${name}"]`);
  const field = window?.querySelector(`[data-end="${thread}"]`) ?? window?.querySelector(`.f${thread}`);
  if (field) return { element: field, isBar: false };
  return window ? { element: window.querySelector('header') ?? window, isBar: true } : null;
}

/** Distance between threads that end at the same bar, in pixels. */
const APART = 5;

/**
 * Redraws the threads below an element between the current positions of their ends.
 *
 * All ends are measured before the first thread is written, because each write would force a new layout for the next
 * measurement.
 */
export function drawThreads(root: ParentNode): void {
  const drawings = [...root.querySelectorAll<SVGSVGElement>('svg[data-threads]')];
  const writes = drawings.flatMap((drawing) => measured(root, drawing));
  for (const { element, name, value } of writes) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** An attribute to write; `null` removes it. */
interface Write {
  element: Element;
  name: 'viewBox' | 'd';
  value: string | null;
}

function measured(root: ParentNode, drawing: SVGSVGElement): readonly Write[] {
  const { top, width, height } = drawing.getBoundingClientRect();
  if (width === 0 || height === 0) return [];
  const paths = [...drawing.querySelectorAll<SVGPathElement>('path[data-from]')].map((path): Write => {
    const { from = '', to = '', thread = '1' } = path.dataset;
    const [start, end] = [from, to].map((name) => levelOf(endOf(root, name, thread), Number(thread)));
    const isSeen = start !== undefined && end !== undefined;
    return { element: path, name: 'd', value: isSeen ? curve(start - top, end - top, width) : null };
  });
  return [{ element: drawing, name: 'viewBox', value: `0 0 ${width} ${height}` }, ...paths];
}

function levelOf(end: ReturnType<typeof endOf>, thread: number): number | undefined {
  if (!end) return undefined;
  const { top, height } = end.element.getBoundingClientRect();
  if (height === 0) return undefined;
  return top + height / 2 + (end.isBar ? (thread - 2) * APART : 0);
}

/** Returns the path of a thread from the left edge to the right one. */
export const curve = (from: number, to: number, width: number): string =>
  `M0 ${round(from)}C${round(width * 0.55)} ${round(from)} ${round(width * 0.45)} ${round(to)} ${round(width)} ${round(to)}`;

const round = (value: number) => Math.round(value * 10) / 10;
