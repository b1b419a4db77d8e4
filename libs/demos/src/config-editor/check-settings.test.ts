import { checkSettings, printSettings, printTyped, readTyped, writeSetting } from './check-settings.ts';
import { readJson } from '../parts/read-json.ts';
import { SETTINGS } from './settings.ts';

const problems = (text: string) =>
  checkSettings(text).problems.map((problem) =>
    [problem.line, problem.kind, 'name' in problem ? problem.name : 'fault' in problem ? problem.fault : ''].join(' '),
  );

describe('a JSON text', () => {
  it.each([
    ['', '1 json end'],
    ['{', '1 json end'],
    ['[]', '1 json object'],
    ['{\n  "log.level": "info"\n  "report.rowLimit": 200\n}', '2 json comma'],
    ['{\n  "log.level" "info"\n}', '2 json colon'],
    ['{\n  "log.level": info\n}', '2 json value'],
    ['{\n  log.level: "info"\n}', '2 json name'],
    ['{\n  "log.level": "info",\n}', '3 json name'],
    ['{\n  "log.level": "inf\n}', '2 json text'],
    ['{}\n\n{}', '3 json extra'],
    ['{ "a": 01 }', '1 json value'],
  ])('%j is refused on its line', (text, said) => {
    expect(problems(text)).toEqual([said]);
  });

  it('is refused at the same position as by JSON.parse', () => {
    const texts = [
      '{"a":[1,2,{"b":null}]}',
      '{"a":1e5,"b":-0.5,"c":"\\u00e9\\n"}',
      '{"a":[1,]}',
      '{"a":.5}',
      '{"a":"\\x"}',
      '{"a":+1}',
      '{}',
      ' { } ',
    ];
    for (const text of texts) {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect([text, 'value' in readJson(text)]).toEqual([text, isJson]);
    }
  });

  it('has the same value as from JSON.parse', () => {
    const text = '{"a":[1,-2.5e3,{"b":null}],"c":"x\\"y\\u0041","__proto__":1}';
    const read = readJson(text);
    expect('value' in read && JSON.stringify(read.value)).toBe(JSON.stringify(JSON.parse(text)));
  });
});

describe('a settings file', () => {
  it('is checked against the description; every problem is reported at once, with its line', () => {
    const text = `{
  "session.idleMinutes": 900,
  "session.idelMinutes": 15,
  "mail.sendRealMessages": "yes",
  "mail.password": "hunter2",
  "log.level": "loud",
  "log.level": "info"
}`;
    expect(problems(text)).toEqual([
      '2 wrong session.idleMinutes',
      '3 unknown session.idelMinutes',
      '4 wrong mail.sendRealMessages',
      '5 secret mail.password',
      '7 twice log.level',
    ]);
    expect(checkSettings(text).problems[1]).toMatchObject({ near: 'session.idleMinutes' });
    expect(JSON.stringify(checkSettings(text).problems)).not.toContain('hunter2');
  });

  it.each([4, 5.5, 481, '30', null, true])('refuses %j minutes', (value) => {
    expect(problems(printSettings({ 'session.idleMinutes': value }))).toEqual(['2 wrong session.idleMinutes']);
  });

  it.each([5, 30, 480])('accepts %j minutes', (value) => {
    expect(problems(printSettings({ 'session.idleMinutes': value }))).toEqual([]);
  });

  it('is written by the form so that the same file is read again', () => {
    for (const setting of SETTINGS) {
      const typed = { integer: '200', boolean: 'true', choice: 'warn', host: 'a.example', secret: 'mail-key' }[
        setting.type
      ];
      const text = writeSetting({}, setting.name, readTyped(setting, typed));
      const { values, problems: found } = checkSettings(text);
      expect(found).toEqual([]);
      expect(printTyped(setting, values![setting.name])).toBe(typed);
      expect(checkSettings(writeSetting(values!, setting.name, undefined)).values).toEqual({});
    }
  });

  it('never shows a secret from the file as plain text', () => {
    const password = SETTINGS.find(({ type }) => type === 'secret')!;
    expect(printTyped(password, 'hunter2')).toBe('');
  });
});
