import { inTheWayOf, OTHER_DIRECTIVES, playAttacks, RAILS, rails } from './rails.ts';
import { codeLines, elementsIn, headerLines, statementFor } from './write-lines.ts';

it('stops every attack while all defaults are on, and needs each of them', () => {
  expect(playAttacks([]).filter(({ stoppedBy }) => stoppedBy === null)).toEqual([]);
  expect(new Set(Object.values(inTheWayOf).flat())).toEqual(new Set(RAILS));
});

it('lets a stored script through when no defence is left', () => {
  const outcome = (off: Parameters<typeof playAttacks>[0]) =>
    playAttacks(off).find(({ attack }) => attack === 'storedScript');

  expect(outcome([])).toMatchObject({ stoppedBy: 'encoding', behind: 2 });
  expect(outcome(['encoding'])).toMatchObject({ stoppedBy: 'trustedTypes', behind: 1 });
  expect(outcome(['encoding', 'trustedTypes', 'scriptSrc'])).toMatchObject({ stoppedBy: null });
  expect(
    playAttacks(['encoding', 'trustedTypes', 'scriptSrc']).find(({ attack }) => attack === 'readCookie'),
  ).toMatchObject({ stoppedBy: 'httpOnly' });
});

it.each(RAILS)('shows that the line of “%s” is removed', (rail) => {
  const [on, off] = [[], [rail]].map((some) => [headerLines(some), codeLines(some)].map(({ code }) => code).join('\n'));

  expect(on).toContain(rails[rail].line);
  expect(off!.split('\n').filter((text) => text.startsWith('-'))).toHaveLength(1);
  expect(off!.split('\n').find((text) => text.startsWith('-'))).toContain(rails[rail].line);
  expect(
    off!
      .split('\n')
      .filter((text) => text.startsWith('+'))
      .join(),
  ).not.toContain(rails[rail].line);
});

it('keeps typed text out of the statement, until the defence is off', () => {
  expect(statementFor("' or 1=1 --", [])).toEqual({
    text: 'select id, number, amount from invoice where number = $1',
    values: ["' or 1=1 --"],
  });
  expect(statementFor("' or 1=1 --", ['parameters']).text).toContain("number = '' or 1=1 --'");
});

it('counts the elements that a browser would create from a text', () => {
  expect(elementsIn('<img src=x onerror=steal()>', [])).toBe(0);
  expect(elementsIn('<b>1</b><img src=x>', ['encoding'])).toBe(2);
  expect(elementsIn('1 < 2', ['encoding'])).toBe(0);
});

it('allows every script in a policy without `script-src`, because `default-src` alone would allow none', () => {
  expect(OTHER_DIRECTIVES).toContain("default-src 'none'");
  expect(headerLines(['scriptSrc']).code).toContain("-  script-src 'self';\n+  script-src * 'unsafe-inline';");
});

it('names the cookie without `__Host-` where `Secure` is off, because browsers would refuse it', () => {
  const lines = headerLines(['secure']).code.split('\n');
  expect(lines).toContain('-set-cookie: __Host-genmaster-session=…; Path=/; HttpOnly; Secure; SameSite=Strict');
  expect(lines).toContain('+set-cookie: genmaster-session=…; Path=/; HttpOnly; SameSite=Strict');
  expect(headerLines(['sameSite']).code).toContain('+set-cookie: __Host-genmaster-session=…; Path=/; HttpOnly; Secure');
});
