import { runScript } from '@genmaster/app-model/script';
import { judgeCode } from '../code-editor/judge-code.ts';
import { firstSheet } from './first-sheet.ts';
import { entityIn, planPreview, sheetOf } from './plan-preview.ts';
import { endless, renamed, working } from './samples.ts';
import type { ProjectFiles } from './workbench-files.ts';

/** Returns the preview of the changed files; the function really runs. */
function preview(change: Partial<ProjectFiles> = {}) {
  const planned = planPreview({ ...working.files, ...change });
  if ('problem' in planned) return planned;
  return sheetOf(planned.plan, runScript(planned.plan.code, { call: planned.plan.call }));
}

const problemOf = (change: Partial<ProjectFiles>) => {
  const made = preview(change);
  return 'problem' in made
    ? `${made.problem.file} ${made.problem.line} ${made.problem.kind} ${made.problem.detail}`
    : null;
};

it('shows in the page the result for the first project', () => {
  expect(preview()).toEqual({ sheet: firstSheet });
  expect(firstSheet.rows.length).toBeGreaterThan(2);
  expect(judgeCode(working.files.rule, entityIn(working.files.entity)!)).toEqual([]);
});

it('follows each of the three files', () => {
  expect(preview({ page: working.files.page.replace('Overdue invoices', 'Late') })).toMatchObject({
    sheet: { title: 'Late' },
  });
  expect(
    preview({ entity: working.files.entity.replace('"Amount"', '"Amount"').replace('Number', 'Code') }),
  ).toMatchObject({
    problem: { file: 'page', kind: 'column', detail: 'number' },
  });
  const made = preview({ rule: 'function overdue(invoices) { return invoices.slice(0, 2); }' });
  expect('sheet' in made && made.sheet.rows).toHaveLength(2);
  expect(preview({ rule: 'const overdue = () => [];' })).toMatchObject({
    sheet: { rows: [], empty: 'Nothing is late.' },
  });
});

it('adds up every row, also those beyond the shown ones', () => {
  const made = preview({
    rule: 'function overdue() { const rows = []; for (let n = 0; n < 60; n++) rows.push({ amount: 2 }); return rows; }',
  });
  expect(made).toMatchObject({ sheet: { foot: 'Amount: 120.00' } });
  expect('sheet' in made && made.sheet.rows).toHaveLength(50);
});

it.each([
  [{ entity: '{' }, 'entity 1 json '],
  [{ entity: '{\n  "name": "A",\n  "fields": [{ "id": "x" }]\n}' }, 'entity 3 shape fields.0.name'],
  [{ page: working.files.page.replace('"rows"', '"row"') }, 'page 1 shape rows'],
  [{ page: working.files.page.replace('"total": "amount"', '"total": "number"') }, 'page 6 total number'],
  [{ page: renamed.files.page, entity: renamed.files.entity }, 'page 5 column dueDate'],
  [{ rule: 'function other() {}' }, 'rule 1 code The script has no function “overdue”'],
  [{ rule: 'function overdue(a) {\n  return a.b.c;\n}' }, 'rule 2 code'],
  [{ rule: 'function overdue(a) { return 3; }' }, 'rule 1 answer '],
  [{ rule: endless.files.rule }, 'rule 1 limit'],
] as const)('reports where it stops: %#', (change, said) => {
  expect(problemOf(change)).toContain(said);
});
