import {
  choicesIn,
  entityIn,
  formatValue,
  gridOrder,
  namesOf,
  type FieldNames,
  type Row,
  type Value,
} from '@genmaster/app-model';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';

/** Names of the grid’s columns, cells and values, in the language of the page. */
export interface GridNames {
  fields: readonly FieldNames[];
  labelOf: (fieldId: string) => string;
  /** Names a cell: “Total of ORD-0007”. */
  placeOf: (row: Row, fieldId: string) => string;
  /** Returns the displayed text of a value. */
  textOf: (fieldId: string, value: Value | undefined) => string;
}

/** Returns the names of the grid in the language of the page. */
export function useGridNames(): GridNames {
  const t = usePartText('gen-grid');
  const { code } = useLanguage();
  return useMemo(() => {
    const { fields } = namesOf(entityIn(code, choicesIn(code, gridOrder)));
    const namesIn = (fieldId: string) => fields.find(({ field }) => field.id === fieldId);
    const labelOf = (fieldId: string) => namesIn(fieldId)?.label ?? fieldId;
    return {
      fields,
      labelOf,
      placeOf: (row, fieldId) => t('place', { label: labelOf(fieldId), number: String(row.values['number']) }),
      textOf: (fieldId, value) => {
        if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
        const names = namesIn(fieldId);
        return names ? formatValue(names.field, value) : String(value ?? '');
      },
    };
  }, [t, code]);
}
