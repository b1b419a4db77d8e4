import { choicesIn, sampleRows } from '@genmaster/app-model';
import * as v from 'valibot';
import { checkScreen } from '../canvas/screen-check.ts';
import { workbenchSchema } from '../design-workbench/design-workbench-state.ts';
import { themeOf } from '../multi-themes/framed-theme.ts';
import { PAGE_STATES, rowsOf, workbenchOf } from './template-state.ts';
import { TEMPLATE_IDS, templates } from './templates.ts';

const look = themeOf('1.1');

it('has at least eight pages, each with a working part', () => {
  expect(TEMPLATE_IDS.length).toBeGreaterThanOrEqual(8);
  for (const id of TEMPLATE_IDS) expect(templates[id].blocks.some(({ kind }) => kind !== 'words')).toBe(true);
});

describe.each(TEMPLATE_IDS)('%s', (id) => {
  it('opens in the workbench as a form without findings', () => {
    const bench = workbenchOf(id, { saved: look, draft: look });
    expect(v.is(workbenchSchema, JSON.parse(JSON.stringify(bench)))).toBe(true);
    expect(checkScreen(bench.canvas)).toEqual([]);
  });

  it('has rows where a page is filled, none where it waits, and long ones that keep their limits', () => {
    const { entity, rows } = templates[id];
    expect(PAGE_STATES.map((page) => rowsOf(id, page, 'en').length)).toEqual([rows, 0, 0, 0, rows, rows]);
    expect(rowsOf(id, 'filled', 'en')).toEqual(sampleRows(entity, rows));
    for (const row of rowsOf(id, 'long', 'en'))
      for (const field of entity.fields)
        if (field.type === 'text')
          expect(String(row.values[field.id]).length).toBeLessThanOrEqual(field.maxLength ?? 80);
  });

  it('has names and statuses in Hindi on a Hindi page, and choices that its screens know', () => {
    const { entity } = templates[id];
    const { fields } = choicesIn('hi', entity);
    for (const { values } of rowsOf(id, 'filled', 'hi'))
      for (const { id: field, type, choices } of fields) {
        if (type === 'choice') expect(choices).toContain(values[field]);
        if (type === 'choice' || /^(?:customer|employee|note)$/.test(field))
          expect(values[field] ?? 'कुछ नहीं').toMatch(/^[\p{Script=Devanagari} ]+\d*$/u);
      }
  });
});
