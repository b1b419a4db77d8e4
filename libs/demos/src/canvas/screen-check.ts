import { namesOf } from '@genmaster/app-model';
import { addPart, changePart, removePart } from './screen-edits.ts';
import { boundFieldOf, freshId, wordsOfPart, type Part, type Screen } from './screen.ts';

/** Kinds of findings on a screen. */
export type FindingKind = 'nameless' | 'wordless' | 'sameName' | 'boundTwice' | 'lostField' | 'missing';

/** A problem on the canvas that a person can fix quickly. */
export interface Finding {
  kind: FindingKind;
  /** The part with the problem; `null` for a missing part. */
  part: string | null;
  /** Name of the part or field, as shown. */
  name: string;
  /** The parts after the offered fix; absent where only a person can decide. */
  fix?: Part[];
}

/** Finds missing and repeated names, fields that are shown twice or no longer exist, and required fields left out. */
export function checkScreen({ entity, parts }: Screen): readonly Finding[] {
  const { fields } = namesOf(entity);
  const seen = new Set<string>();
  const bound = new Set<string>();
  const found = parts.flatMap((part): Finding[] => {
    const name = wordsOfPart(entity, part);
    const at = { part: part.id, name };
    if (part.kind !== 'field') return name.trim() ? [] : [{ ...at, kind: 'wordless', fix: removePart(parts, part.id) }];
    if (part.bind && !boundFieldOf(entity, part))
      return [{ ...at, kind: 'lostField', fix: changePart(parts, part.id, { bind: null, text: name }) }];
    if (part.bind && bound.has(part.bind)) return [{ ...at, kind: 'boundTwice', fix: removePart(parts, part.id) }];
    if (part.bind) bound.add(part.bind);
    if (!name.trim()) return [{ ...at, kind: 'nameless' }];
    const key = name.trim().toLowerCase();
    if (seen.has(key)) return [{ ...at, kind: 'sameName' }];
    seen.add(key);
    return [];
  });
  const missing = fields
    .filter(({ field }) => field.required && field.type !== 'boolean' && !bound.has(field.id))
    .map(({ field, label }): Finding => {
      const part: Part = { id: freshId(parts), kind: 'field', bind: field.id, text: '', half: false };
      return { kind: 'missing', part: null, name: label, fix: addPart(parts, part, parts.length) };
    });
  return [...found, ...missing];
}
