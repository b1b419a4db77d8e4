import { useId, type ReactNode } from 'react';

export interface ResultTileProps {
  title: string;
  /** Length of the generated source, as text. */
  note: string;
  children: ReactNode;
}

/** Renders one result with its title and the length of its source. */
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
