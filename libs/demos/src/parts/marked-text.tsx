import { useLanguage } from '@genmaster/i18n';
import { languageOf } from './language-of.ts';
import './marked-text.css';

/** A marked range of a text, with its field and its label. */
export interface Mark {
  start: number;
  end: number;
  field: string;
  label: string;
}

export interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** The field whose words are highlighted; `null` for none. */
  active: string | null;
}

/** Renders a text with the found words marked, each with its label. */
export function MarkedText({ text, marks, active }: MarkedTextProps) {
  const { code } = useLanguage();
  const inOrder = separate(marks);
  return (
    <p className="fill-marked" dir="auto" lang={languageOf(text)}>
      {inOrder.map((mark, index) => (
        <span key={`${mark.start}-${mark.field}`}>
          {text.slice(inOrder[index - 1]?.end ?? 0, mark.start)}
          <mark data-active={mark.field === active || undefined}>
            {text.slice(mark.start, mark.end)} <small lang={code}>{mark.label}</small>
          </mark>
        </span>
      ))}
      {text.slice(inOrder.at(-1)?.end ?? 0)}
    </p>
  );
}

/** Sorts marks by position; words that belong to two fields are marked once, with both labels. */
export function separate(marks: readonly Mark[]): readonly Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || mark.start >= last.end) kept.push({ ...mark });
    else if (!last.label.split(', ').includes(mark.label)) last.label += `, ${mark.label}`;
  }
  return kept;
}
