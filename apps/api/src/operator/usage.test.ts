import { assertOptions, USAGE } from './usage.ts';

describe('the options of a command', () => {
  it.each([
    { command: 'disable-user', options: ['code'], more: ['b'], text: 'disable-user takes no "b". See --help.' },
    { command: 'check', options: ['to'], more: [], text: 'check has no option --to. See --help.' },
    { command: 'unlock', options: ['code', 'code'], more: [], text: 'The option --code is there twice. Give it once.' },
  ])('are refused where they would be ignored: $command $options $more', ({ command, options, more, text }) => {
    expect(() => assertOptions(command, options, more)).toThrow(text);
  });

  it('are those that the usage names', () => {
    const entries = USAGE.split(/\n\s*\n/).flatMap((part) => part.split(/\n(?= {2}\w)/).slice(1));
    expect(entries.length).toBeGreaterThan(20);
    for (const entry of entries) {
      const [, command = ''] = /^ {2}([\w-]+)/.exec(entry) ?? [];
      for (const [, option = ''] of entry.matchAll(/--(\w+) </g)) {
        expect(() => assertOptions(command, [option], [])).not.toThrow();
      }
    }
  });
});
