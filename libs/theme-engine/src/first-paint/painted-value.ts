/**
 * Pattern of every value that the engine prints: a colour, a number with or without a unit, or words and names of fonts.
 *
 * The first paint applies no other value, and a catalogue accepts no choice that prints another one. It has no `url()`,
 * no function except `rgba()`, and none of the characters that end a value or start a block.
 */
export const PAINTED_VALUE =
  /^(rgba\(\d{1,3}, \d{1,3}, \d{1,3}, [01](\.\d{1,3})?\)|-?(\d{1,9}(\.\d{1,17})?|\.\d{1,17})(px|r?em|ex|ch|lh|pt|v[wh]|vmin|vmax|fr|m?s|deg|%)?|('[\w -]{1,64}'|-?[a-z][a-z-]{0,255})(, ('[\w -]{1,64}'|-?[a-z][a-z-]{0,255})){0,20})$/i;
