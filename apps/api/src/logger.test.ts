import Fastify from 'fastify';
import { loggerOptions } from './logger.ts';

function logTo(lines: string[]) {
  const stream = { write: (line: string) => void lines.push(line) };
  return Fastify({ logger: { ...loggerOptions({ logLevel: 'debug' }), stream } }).log;
}

describe('a log line', () => {
  it('is JSON with the time in UTC, on one line for any content', () => {
    const lines: string[] = [];
    logTo(lines).info({ userAgent: 'a\r\n{"level":60}' }, 'asked');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'asked', time: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  it('hides secrets anywhere in it', () => {
    const lines: string[] = [];
    const secret = 'do-not-log-me';
    logTo(lines).info({ password: secret, user: { token: secret }, headers: { SagAuthToken: secret } }, 'careless');
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain('[hidden]');
  });

  it('describes an error without the values from the database', () => {
    const lines: string[] = [];
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(zoe@example.org)' });
    logTo(lines).error({ err: error }, 'request failed');
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ message: 'duplicate key', code: '23505' });
    expect(lines.join()).not.toContain('zoe@example.org');
  });
});
