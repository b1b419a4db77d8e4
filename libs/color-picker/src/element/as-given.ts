// Pages without types set properties to anything; frameworks set null or undefined for "nothing".

/** Returns a given text; nothing is an empty one. */
export const asText = (given: unknown): string => String(given ?? '');

/** Returns a copy of a given list; nothing is an empty one. */
export const asList = <Entry>(given: readonly Entry[] | null | undefined): Entry[] => [...(given ?? [])];

/** Returns a given flag; frameworks write the attribute `disabled=""` as a property with that text. */
export const asFlag = (given: unknown): boolean => given === '' || Boolean(given);
