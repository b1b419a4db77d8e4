import { safeParse } from 'valibot';
import { changeField } from '@genmaster/app-model';
import { bothChanged, longerNumber, renamedField, stateSchema } from './code-bifurcation-state.ts';
import { planRegeneration, restoreMarks, type Project } from './regeneration.ts';

/** Returns the project after the plan was written. */
const written = (project: Project): Project => ({
  ...project,
  file: planRegeneration(project).result,
  generatedFrom: project.entity,
  choices: {},
});

describe('a regeneration', () => {
  it('changes what the definition changed, and carries the region over', () => {
    const { result, changes, conflicts, edits } = planRegeneration(longerNumber);

    expect({ changes, conflicts, edits }).toEqual({ changes: true, conflicts: [], edits: 0 });
    expect(result).toBe(longerNumber.file.replace('At most 20', 'At most 30'));
    expect(result).toContain('  isOverdue?: boolean;\n  // manual:end own-properties');
  });

  it('has nothing more to do once it is written', () => {
    expect(planRegeneration(written(longerNumber))).toMatchObject({ changes: false, conflicts: [], edits: 0 });
  });

  it('names each line of the hand-written file that uses what is gone', () => {
    expect(planRegeneration(longerNumber).misfits).toEqual([]);
    expect(planRegeneration(renamedField).misfits).toEqual([{ line: 5, uses: 'invoice.dueDate' }]);
    expect(planRegeneration(written(renamedField)).misfits).toHaveLength(1);
  });

  it('keeps a change by hand that the definition has nothing to say about, and counts it each time', () => {
    const edited = { ...longerNumber, file: longerNumber.file.replace('amount: number', 'amount: bigint') };
    const plan = planRegeneration(edited);

    expect(plan).toMatchObject({ conflicts: [], edits: 1, isBlocked: false });
    expect(plan.result).toContain('amount: bigint');
    expect(planRegeneration(written(edited))).toMatchObject({ changes: false, edits: 1 });
  });

  it('resolves nothing silently where both sides changed', () => {
    const plan = planRegeneration(bothChanged);

    expect(plan).toMatchObject({ isBlocked: true, conflicts: [{ choice: null }] });
    expect(plan.result).toContain('At most 24');
    // Undisputed changes are part of the same plan.
    expect(plan.result).toContain('Up to 500000.');
  });

  it.each([
    ['fresh', 'At most 30', 0],
    ['mine', 'At most 24', 1],
  ] as const)('takes what was chosen: %s', (choice, text, editsAfterwards) => {
    const { key } = planRegeneration(bothChanged).conflicts[0]!;
    const decided = { ...bothChanged, choices: { [key]: choice } };
    const plan = planRegeneration(decided);

    expect(plan.isBlocked).toBe(false);
    expect(plan.result).toContain(text);
    expect(planRegeneration(written(decided))).toMatchObject({ conflicts: [], edits: editsAfterwards });
  });

  it('asks again when the definition changes after a choice', () => {
    const { key } = planRegeneration(bothChanged).conflicts[0]!;
    const entity = changeField(bothChanged.entity, 'number', { maxLength: 40 });

    expect(planRegeneration({ ...bothChanged, entity, choices: { [key]: 'fresh' } }).isBlocked).toBe(true);
  });

  it('is refused when a mark of the region is gone, and writes nothing', () => {
    const broken = { ...longerNumber, file: longerNumber.file.replace('  // manual:end own-properties\n', '') };

    expect(planRegeneration(broken)).toMatchObject({
      lostRegion: 'own-properties',
      isBlocked: true,
      result: broken.file,
    });
    expect(planRegeneration({ ...broken, file: restoreMarks(broken) }).lostRegion).toBeNull();
  });
});

it.each(Object.entries({ longerNumber, renamedField, bothChanged }))('takes %s from storage again', (_, state) => {
  expect(safeParse(stateSchema, JSON.parse(JSON.stringify(state))).success).toBe(true);
});
