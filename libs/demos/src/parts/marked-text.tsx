import './marked-text.css';

/** Words of a text: where they stand, what they are for, and what is written beside them. */
export interface Mark {
  start: number;
  end: number;
  field: string;
  label: string;
}

export interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** The field whose words stand out; `null` for none. */
  active: string | null;
}

/** A text with the words that were found marked, each with what it is for. */
export function MarkedText({ text, marks, active }: MarkedTextProps) {
  const inOrder = separate(marks);
  return (
    <p className="fill-marked" dir="auto">
      {inOrder.map((mark, index) => (
        <span key={`${mark.start}-${mark.field}`}>
          {text.slice(inOrder[index - 1]?.end ?? 0, mark.start)}
          <mark data-active={mark.field === active || undefined}>
            {text.slice(mark.start, mark.end)} <small>{mark.label}</small>
          </mark>
        </span>
      ))}
      {text.slice(inOrder.at(-1)?.end ?? 0)}
    </p>
  );
}

/** Marks in the order of the text; words that two fields share are marked once, with both names. */
export function separate(marks: readonly Mark[]): readonly Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || mark.start >= last.end) kept.push({ ...mark });
    else if (!last.label.split(', ').includes(mark.label)) last.label += `, ${mark.label}`;
  }
  return kept;
}
