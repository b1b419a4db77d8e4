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
  it('applies the changes of the definition, and keeps the hand-written region', () => {
    const { result, changes, conflicts, edits } = planRegeneration(longerNumber);

    expect({ changes, conflicts, edits }).toEqual({ changes: true, conflicts: [], edits: 0 });
    expect(result).toBe(longerNumber.file.replace('At most 20', 'At most 30'));
    expect(result).toContain('  isOverdue?: boolean;\n  // manual:end own-properties');
  });

  it('changes nothing the second time', () => {
    expect(planRegeneration(written(longerNumber))).toMatchObject({ changes: false, conflicts: [], edits: 0 });
  });

  it('names each line of the hand-written file that uses a removed name', () => {
    expect(planRegeneration(longerNumber).misfits).toEqual([]);
    expect(planRegeneration(renamedField).misfits).toEqual([{ line: 5, uses: 'invoice.dueDate' }]);
    expect(planRegeneration(written(renamedField)).misfits).toHaveLength(1);
  });

  it('keeps a manual change that the definition does not affect, and counts it each time', () => {
    const edited = { ...longerNumber, file: longerNumber.file.replace('amount: number', 'amount: bigint') };
    const plan = planRegeneration(edited);

    expect(plan).toMatchObject({ conflicts: [], edits: 1, isBlocked: false });
    expect(plan.result).toContain('amount: bigint');
    expect(planRegeneration(written(edited))).toMatchObject({ changes: false, edits: 1 });
  });

  it('resolves no conflict silently', () => {
    const plan = planRegeneration(bothChanged);

    expect(plan).toMatchObject({ isBlocked: true, conflicts: [{ choice: null }] });
    expect(plan.result).toContain('At most 24');
    // Undisputed changes are part of the same plan.
    expect(plan.result).toContain('Up to 500000.');
  });

  it.each([
    ['fresh', 'At most 30', 0],
    ['mine', 'At most 24', 1],
  ] as const)('applies the chosen side: %s', (choice, text, editsAfterwards) => {
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

  it('is refused when a marker of the region is missing, and writes nothing', () => {
    const broken = { ...longerNumber, file: longerNumber.file.replace('  // manual:end own-properties\n', '') };

    expect(planRegeneration(broken)).toMatchObject({
      lostRegion: 'own-properties',
      isBlocked: true,
      result: broken.file,
    });
    expect(planRegeneration({ ...broken, file: restoreMarks(broken) }).lostRegion).toBeNull();
  });
});

it.each(Object.entries({ longerNumber, renamedField, bothChanged }))('reads %s from storage', (_, state) => {
  expect(safeParse(stateSchema, JSON.parse(JSON.stringify(state))).success).toBe(true);
});
