// Pages without types set properties to anything; frameworks set null or undefined for "nothing".

/** Returns a given text; nothing is an empty one. */
export const asText = (given: unknown): string => String(given ?? '');

/**
 * Returns a copy of a given list, without empty entries; anything else is an empty one, but a text is read as that of the
 * attribute.
 *
 * React, Vue, Svelte and Solid set an attribute as a property where the element has one of its name.
 */
export const asList = <Entry>(given: GivenList<Entry>, read: (text: string) => Entry[] = () => []): Entry[] =>
  typeof given === 'string'
    ? read(given)
    : typeof given === 'object'
      ? Array.from(given ?? []).filter((entry) => entry !== null && entry !== undefined)
      : [];

/** A list, as pages and frameworks set one. */
export type GivenList<Entry> = readonly Entry[] | string | boolean | null | undefined;

/** Returns a given flag; frameworks write the attribute `disabled=""` as a property with that text. */
export const asFlag = (given: unknown): boolean => given === '' || Boolean(given);
