import { defineGuide, guideScenario } from './define-guide.ts';

it.each([
  ['en', '1. to.export: /coding-solutions/export-import-source-code'],
  ['hi', '1. to.export: /hi/coding-solutions/export-import-source-code'],
] as const)('copies the results with their addresses in the language %s', (language, line) => {
  const { copy } = defineGuide((id) => id, {
    id: 'path-picker',
    language,
    guide: 'path',
    Part: () => null,
    scenarios: [guideScenario('handover', 'Handover', {})],
  });

  expect(copy({ answers: { start: ['handover'] } }).split('\n')[0]).toBe(line);
});
