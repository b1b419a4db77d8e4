import type { ReactNode } from 'react';
import { Words } from '../words.tsx';

export interface BandTableProps {
  className: string;
  /** What the table shows; only screen readers say it, since the heading above stands for it. */
  caption: string;
  /** Heads of the columns. */
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table that scrolls in its own box, by keyboard too, where it is wider than the window. */
export function BandTable({ className, caption, columns, children }: BandTableProps) {
  return (
    <div className={className} role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Words text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
