import { editFile, renamedField } from './code-bifurcation-state.ts';
import { planRegeneration } from './regeneration.ts';

it('takes no generation back that would take typed code with it', () => {
  const { entity, generatedFrom, file } = renamedField;
  const written = {
    ...renamedField,
    file: planRegeneration(renamedField).result,
    generatedFrom: entity,
    before: { file, generatedFrom },
  };
  const typed = editFile(written, written.file.replace('isOverdue?: boolean;', 'isLate?: boolean;'));

  expect(typed.file).toContain('isLate');
  expect(typed.before).toBeNull();
});
