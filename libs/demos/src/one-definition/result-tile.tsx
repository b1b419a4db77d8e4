import { useId, type ReactNode } from 'react';

export interface ResultTileProps {
  title: string;
  /** What was generated, in words: its number of lines. */
  note: string;
  children: ReactNode;
}

/** One of the results: its name, how long its source is, and the thing itself. */
export function ResultTile({ title, note, children }: ResultTileProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="result">
      <header>
        <h3 id={id}>{title}</h3>
        <span className="result-note">{note}</span>
      </header>
      <div className="result-body">{children}</div>
    </section>
  );
}
