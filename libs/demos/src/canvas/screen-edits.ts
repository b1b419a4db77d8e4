import { MAX_PARTS, type Part } from './screen.ts';

type Parts = readonly Part[];

/** Inserts a part at an index; a full screen stays as it is. */
export const addPart = (parts: Parts, part: Part, at: number): Part[] =>
  parts.length >= MAX_PARTS ? [...parts] : parts.toSpliced(Math.max(0, Math.min(at, parts.length)), 0, part);

/** Moves a part to an index, counted without the part itself. */
export function movePart(parts: Parts, id: string, to: number): Part[] {
  const part = parts.find((one) => one.id === id);
  if (!part) return [...parts];
  const others = parts.filter((one) => one !== part);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, part);
}

export const removePart = (parts: Parts, id: string): Part[] => parts.filter((part) => part.id !== id);

/** Changes a part. Only a control can be bound; a bound part shows the model’s label until it has its own text. */
export const changePart = (parts: Parts, id: string, change: Partial<Omit<Part, 'id' | 'kind'>>): Part[] =>
  parts.map((part) => {
    if (part.id !== id) return part;
    const { bind = part.bind, text = part.text, half = part.half } = change;
    const isControl = part.kind === 'field';
    return {
      ...part,
      bind: isControl ? bind : null,
      text: change.bind && isControl ? '' : text,
      half: isControl && half,
    };
  });
