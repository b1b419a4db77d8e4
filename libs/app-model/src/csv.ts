import Papa from 'papaparse';
import type { Entity } from './entity.ts';
import { namesOf } from './names.ts';
import type { Row } from './values.ts';

/** Start of a text that a spreadsheet would run as a formula, also where more lines follow. */
export const FORMULA_START = /^[=+\-@\t\r\n]/;

/**
 * Writes rows as a CSV file, one column per field.
 *
 * A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function writeCsv(entity: Entity, rows: readonly Row[]): string {
  const { fields } = namesOf(entity);
  return Papa.unparse(
    {
      fields: ['id', ...fields.map(({ property }) => property)],
      data: rows.map(({ id, values }) => [id, ...fields.map(({ field }) => values[field.id] ?? '')]),
    },
    { escapeFormulae: FORMULA_START, newline: '\r\n' },
  );
}
