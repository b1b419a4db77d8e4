import { checkLines, readCsv, suggestMapping } from '@genmaster/app-model';
import { member, memberIn } from './import-check-state.ts';
import { sampleFiles } from './sample-files.ts';

it.each(['mixed', 'clean', 'semicolons'] as const)('checks the file %s alike in both languages', (id) => {
  const [english, hindi] = (['en', 'hi'] as const).map((language) => {
    const file = readCsv(sampleFiles(language)[id]);
    return checkLines(memberIn(language), file, {
      mapping: suggestMapping(member, file),
      corrections: {},
      stored: [],
    });
  });

  expect(hindi!.map(({ state }) => state)).toEqual(english!.map(({ state }) => state));
  expect(sampleFiles('hi')[id]).toMatch(/\p{Script=Devanagari}/u);
  expect(sampleFiles('hi')[id]).not.toMatch(/Sample|Person|Specimen/);
});
