/** Returns the commands of a section of a document in order: the lines of its `sh` blocks, by the headings below it. */
export function commandsIn(text, section) {
  const [, rest = ''] = text.split(`\n## ${section}\n`);
  const [body = ''] = rest.split(/\n## /);
  return body
    .split(/\n### /)
    .slice(1)
    .map((part) => ({
      title: part.split('\n', 1)[0] ?? '',
      commands: [...part.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n')),
    }));
}
