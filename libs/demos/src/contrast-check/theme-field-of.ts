import { fieldsOf, parseColor, printColor, type ThemeCatalogue, type ThemeField } from '@genmaster/theme-engine';
import { readComputedColor } from './painted-colors.ts';

/**
 * Finds the theme field that colours a text, by trial: the field whose variable changes the text’s colour.
 *
 * The value alone is not enough, since many fields share one. Everything is restored before the browser paints.
 */
export function themeFieldOf(element: HTMLElement, catalogue: ThemeCatalogue): ThemeField | null {
  const { style } = document.body;
  const stillness = stopTransitions(element);
  try {
    const before = getComputedStyle(element).color;
    const color = readComputedColor(before);
    if (!color) return null;
    const variables = getComputedStyle(document.body);
    const alike = fieldsOf(catalogue).filter(({ kind, variable }) => {
      const value = parseColor(variables.getPropertyValue(variable));
      return kind === 'color' && value !== null && printColor(value) === printColor(color);
    });
    const trial = `rgba(${255 - Math.round(color.r)}, ${255 - Math.round(color.g)}, ${Math.round(color.b / 2)}, 1)`;
    return (
      alike.find(({ variable }) => {
        const own = style.getPropertyValue(variable);
        style.setProperty(variable, trial);
        const moved = getComputedStyle(element).color !== before;
        if (own === '') style.removeProperty(variable);
        else style.setProperty(variable, own);
        return moved;
      }) ?? null
    );
  } finally {
    stillness();
  }
}

/** Stops transitions: a colour in transition would still be the old one when it is read. */
function stopTransitions(element: HTMLElement): () => void {
  const own = element.style.getPropertyValue('transition');
  element.style.setProperty('transition', 'none');
  return () => {
    // Reading the style here makes the browser apply the restored colour before transitions are back.
    void getComputedStyle(element).color;
    if (own === '') element.style.removeProperty('transition');
    else element.style.setProperty('transition', own);
  };
}
