import { choicesIn, sampleRowsIn, type Row } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';
import type { CanvasState } from '../canvas/canvas-state.ts';
import type { WorkbenchState } from '../design-workbench/design-workbench-state.ts';
import { framedThemeSchema } from '../multi-themes/framed-theme.ts';
import { formOf, TEMPLATE_IDS, templates, type TemplateId } from './templates.ts';

/** States of a page that the gallery shows. */
export const PAGE_STATES = ['filled', 'empty', 'loading', 'error', 'long', 'rtl'] as const;
export const WIDTHS = ['phone', 'tablet', 'desk'] as const;

/** Schema that validates a stored gallery. */
export const gallerySchema = v.strictObject({
  template: v.picklist(TEMPLATE_IDS),
  page: v.picklist(PAGE_STATES),
  width: v.picklist(WIDTHS),
  theme: framedThemeSchema,
});

export type GalleryState = v.InferOutput<typeof gallerySchema>;

const LONG = 'Gesellschaft für Beispielverarbeitung und Musterverwaltung mit beschränkter Haftung ';

/**
 * Returns the rows of a template in a state, in the language of the page; long texts fill the maximum length of their
 * fields.
 */
export function rowsOf(id: TemplateId, page: GalleryState['page'], language: LanguageCode): readonly Row[] {
  const { entity, rows } = templates[id];
  if (page === 'empty' || page === 'loading' || page === 'error') return [];
  const made = sampleRowsIn(language, choicesIn(language, entity), rows);
  if (page !== 'long') return made;
  const texts = entity.fields.filter(({ type }) => type === 'text');
  return made.map((row) => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(
        texts.map(({ id: field, maxLength = 80 }) => [field, LONG.repeat(2).slice(0, maxLength).trim()]),
      ),
    },
  }));
}

/** Returns a workbench with a template’s form on its canvas. */
export function workbenchOf(id: TemplateId, theme: GalleryState['theme']): WorkbenchState {
  const entity = formOf(templates[id]);
  const parts: CanvasState['parts'] = entity.fields.map((field, index) => ({
    id: `p${index + 1}`,
    kind: 'field',
    bind: field.id,
    text: '',
    half: false,
  }));
  const canvas: CanvasState = { entity, parts, selected: 'p1', past: [], future: [], output: 'preview', done: [] };
  return { canvas, theme };
}
