import type { ReactNode } from 'react';
import { Words } from '../words.tsx';

export interface BandTableProps {
  className: string;
  /** Caption for screen readers only, because the heading above shows the same. */
  caption: string;
  /** Headings of the columns. */
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** Renders a table that scrolls in its own container, also by keyboard, when it is wider than the viewport. */
export function BandTable({ className, caption, columns, children }: BandTableProps) {
  return (
    <div className={className} role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
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
