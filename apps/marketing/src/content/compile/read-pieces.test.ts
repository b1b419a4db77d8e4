import { printProblem } from './problem.ts';
import { readWords } from './read-words.ts';

const problemsOf = (markdown: string) =>
  readWords('a/b/en.md', `---\nname: A\n---\n\n:::prose{#a}\n${markdown}\n:::\n`).problems.map(printProblem);
const advice = 'Put a link into a list of links: “- [Label](/address) why one would follow it”.';

it.each([
  '- [A](/a) why\n- [B](/b)',
  '- **[A](/a)** text\n- **B** text',
  '- **A** text\n- plain',
  '1. **A** text',
  '> A note',
])('reads %j without a problem', (markdown) => {
  expect(problemsOf(markdown)).toEqual([]);
});

it.each([
  { markdown: '- plain\n- [A](/a) why', line: 7, shown: '- [A](/a) why' },
  { markdown: '- **B** text\n- [A](/a) why', line: 7, shown: '- [A](/a) why' },
  { markdown: '1. [A](/a) why', line: 6, shown: '1. [A](/a) why' },
  { markdown: '1. **[A](/a)** why', line: 6, shown: '1. **[A](/a)** why' },
  { markdown: '- **[A](/a) more** text', line: 6, shown: '[A](/a)' },
])('reports the link that a list would lose: $markdown', ({ markdown, line, shown }) => {
  expect(problemsOf(markdown)).toEqual([`content/pages/a/b/en.md:${line}: “${shown}” is not shown here. ${advice}`]);
});

it('reports a list in a note, which would be lost', () => {
  expect(problemsOf('> One\n>\n> - two')).toEqual(['content/pages/a/b/en.md:8: A note is one text.']);
});
