import { latinKey } from '@genmaster/keyboard';

/** A cell by its indexes; row -1 is the heading. */
export interface Cell {
  row: number;
  column: number;
}

/** Rows that Page Up and Page Down move by. */
const PAGE = 10;

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Returns the cell that a key moves to, at most to the edge of the grid; `null` for keys that do not move. */
export function nextCell(
  { key, ctrlKey, metaKey, altKey }: Key,
  { row, column }: Cell,
  { rows, columns }: { rows: number; columns: number },
): Cell | null {
  // Browsers go back and forward with these.
  if (altKey || (metaKey && key.startsWith('Arrow'))) return null;
  const isFar = ctrlKey || metaKey;
  const within = (next: Cell): Cell => ({
    row: Math.max(-1, Math.min(next.row, rows - 1)),
    column: Math.max(0, Math.min(next.column, columns - 1)),
  });
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowLeft':
      return within({ row, column: column - 1 });
    case 'ArrowRight':
      return within({ row, column: column + 1 });
    case 'PageUp':
      return within({ row: Math.max(row - PAGE, 0), column });
    case 'PageDown':
      return within({ row: row + PAGE, column });
    case 'Home':
      return isFar ? within({ row: 0, column: 0 }) : within({ row, column: 0 });
    case 'End':
      return isFar ? within({ row: rows - 1, column: columns - 1 }) : within({ row, column: columns - 1 });
    default:
      return null;
  }
}

/** The action of a key on the column of the focused heading. */
export type ColumnKey = { act: 'step' | 'move'; by: 1 | -1 } | { act: 'pin' };

/** Returns what a key does to the shape of a column; `null` for all other keys. */
export function columnKey({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Key & { code?: string; shiftKey: boolean }): ColumnKey | null {
  const isFar = ctrlKey || metaKey;
  if (altKey) return null;
  if (latinKey({ key, code }) === 'p' && !isFar) return { act: 'pin' };
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  return { act: isFar ? 'move' : 'step', by: key === 'ArrowLeft' ? -1 : 1 };
}
