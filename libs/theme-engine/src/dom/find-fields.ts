import { parseColor } from '../core/color-value.ts';
import { fieldsOf, type ThemeCatalogue, type ThemeField } from '../core/theme-catalogue.ts';
import { need, needOptions } from '../core/need.ts';
import { needElement } from './need-document.ts';

/** A field that styles a part of an element. */
export interface PaintedField {
  readonly fieldId: string;
  readonly part: 'text' | 'background' | 'border' | 'drawing' | 'size' | 'font';
}

/**
 * Lists the fields that style an element: its text first, its background last.
 *
 * Sets each variable to a unique value, reads the computed styles and restores the variables, all synchronously, so
 * that nothing of it is drawn. This works with any stylesheet of the page, because only computed values are compared.
 * Transitions are disabled during the measurement.
 *
 * @example
 * document.addEventListener('click', ({ target }) => findFieldsOf(target, { catalogue: engine.catalogue }));
 */
export function findFieldsOf(
  element: Element,
  options: {
    readonly catalogue: ThemeCatalogue;
    /** Element that has the theme's variables as inline styles. @default the body */
    readonly target?: HTMLElement | undefined;
  },
): readonly PaintedField[] {
  needElement(element);
  const { catalogue, target = element.ownerDocument.body } = needOptions(options);
  need(target?.style, 'target');
  const document = element.ownerDocument;
  const window = document.defaultView!;
  const marks = marksOf(catalogue);
  const before = target.style.cssText;
  const hold = new window.CSSStyleSheet();
  hold.replaceSync('*,::before,::after{transition:none!important}');
  // The document always answers with the same list, so the list itself cannot be put back later.
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), hold];
  try {
    for (const { field, value } of marks) target.style.setProperty(field.variable, value);
    return unique(readPaint(element, window, marks));
  } finally {
    target.style.cssText = before;
    try {
      // Forces a style update: the restored values must apply before transitions are enabled again.
      void window.getComputedStyle(element).color;
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hold);
    }
  }
}

/** A field and its unique value. */
interface Mark {
  readonly field: ThemeField;
  readonly value: string;
}

const GREEN = 3;

function marksOf(catalogue: ThemeCatalogue): Mark[] {
  const fields = fieldsOf(catalogue).filter(({ kind }) => kind === 'color' || kind === 'size' || kind === 'font');
  return fields.map((field, at) => {
    if (field.kind === 'size') return { field, value: `${20 + (at + 1) / 64}px` };
    if (field.kind === 'font') return { field, value: `gm-mark-${at}` };
    return { field, value: `rgba(${(at % 250) + 1}, ${GREEN + Math.floor(at / 250)}, 171, 1)` };
  });
}

/** Lists the fields in the styles of an element and in the first visible background behind it. */
function readPaint(element: Element, window: Window, marks: readonly Mark[]): PaintedField[] {
  const style = window.getComputedStyle(element);
  const found: PaintedField[] = [];
  const note = (part: PaintedField['part'], ...texts: string[]) => {
    for (const text of texts) for (const id of fieldsIn(text, marks)) found.push({ fieldId: id, part });
  };
  if (element.namespaceURI?.endsWith('/svg')) note('drawing', style.fill, style.stroke);
  if (hasOwnText(element)) {
    note('text', style.color);
    note('size', style.fontSize);
    note('font', style.fontFamily);
  }
  for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
    if (Number.parseFloat(style[`border${side}Width`]) > 0) note('border', style[`border${side}Color`]);
  }
  for (let ground: Element | null | undefined = element; ground; ground = behind(ground)) {
    const { backgroundColor, backgroundImage } = window.getComputedStyle(ground);
    const alpha = parseColor(backgroundColor)?.alpha ?? 1;
    if (alpha === 0 && backgroundImage === 'none') continue;
    note('background', alpha === 0 ? '' : backgroundColor, backgroundImage);
    break;
  }
  return found;
}

/** Checks whether an element contains text itself, not only in its descendants. */
export function hasOwnText(element: Element): boolean {
  needElement(element);
  return (
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim())
  );
}

/** Returns the ids of fields whose unique value occurs in a computed value, including colours with changed alpha. */
function fieldsIn(text: string, marks: readonly Mark[]): string[] {
  const colors = [
    ...[...text.matchAll(/rgba?\(([\d.]+), ([\d.]+), ([\d.]+)/g)].map(([, ...parts]) => parts.map(Number)),
    ...[...text.matchAll(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/g)].map(([, ...parts]) =>
      parts.map((part) => Math.round(Number(part) * 255)),
    ),
  ].map(([r, g, b]) => `rgba(${r}, ${g}, ${b}, 1)`);
  const size = /^[\d.]+px$/.test(text) ? Number.parseFloat(text) : null;
  return marks.flatMap(({ field, value }) => {
    const isHere =
      field.kind === 'color'
        ? colors.includes(value)
        : field.kind === 'size'
          ? size !== null && Math.abs(size - Number.parseFloat(value)) < 0.004
          : new RegExp(`${value}(?!\\d)`).test(text);
    return isHere ? [field.id] : [];
  });
}

/** Returns the element that an element is drawn on: in a component that is its slot, or the host of its shadow tree. */
const behind = ({ assignedSlot, parentElement, parentNode }: Element): Element | null | undefined =>
  assignedSlot ?? parentElement ?? (parentNode as ShadowRoot | null)?.host;

const unique = (list: readonly PaintedField[]): PaintedField[] =>
  list.filter(({ fieldId }, at) => list.findIndex((other) => other.fieldId === fieldId) === at);
