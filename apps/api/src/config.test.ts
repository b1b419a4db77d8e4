import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('have a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4200, host: 'localhost', siteDir: null, hasDemoUser: true });
    expect(config.database).toEqual({ engine: 'sqlite', path: expect.stringMatching(/data.genmaster\.sqlite$/) });
  });

  it('take an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('choose PostgreSQL by DATABASE_URL', () => {
    const url = 'postgresql://me:secret@db.example:5432/genmaster';
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url });
  });

  it('offer no demo user in production, and refuse one that is asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).hasDemoUser).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', DEMO_USER: 'on' })).toThrow('The demo password is public');
  });

  it.each(['0.0.0.0', '::', '192.0.2.7', 'genmaster.example', '127.0.0.1.genmaster.example', 'localhost.example'])(
    'offer no demo user at %s, which others can reach, unless it is asked for',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(ConfigError);
      expect(() => readConfig({ HOST, DEMO_USER: '' })).toThrow(
        'Set NODE_ENV=production, which has none, or DEMO_USER',
      );
      expect(readConfig({ HOST, NODE_ENV: 'production' }).hasDemoUser).toBe(false);
      expect(readConfig({ HOST, DEMO_USER: 'off' }).hasDemoUser).toBe(false);
      expect(readConfig({ HOST, DEMO_USER: 'on' }).hasDemoUser).toBe(true);
    },
  );

  it.each(['', 'localhost', 'LOCALHOST', '127.0.0.1', '127.0.1.1', '::1'])(
    'offer it at %j, which no other machine can reach',
    (HOST) => expect(readConfig({ HOST }).hasDemoUser).toBe(true),
  );

  it.each([
    { name: 'PORT', value: 'http' },
    { name: 'PORT', value: '65536' },
    { name: 'PORT', value: '-1' },
    { name: 'PORT', value: '42.5' },
    { name: 'DATABASE_URL', value: 'genmaster' },
    { name: 'DATABASE_URL', value: 'mysql://me:secret@db.example/genmaster' },
    { name: 'DATABASE_URL', value: 'postgresql://me:secret@db.example' },
    { name: 'DATABASE_URL', value: 'postgresql://' },
    { name: 'PROJECT_COLOR_THEME', value: 'neon' },
    { name: 'DEMO_USER', value: 'yes' },
    { name: 'SESSION_COOKIE', value: 'strict' },
    { name: 'LOG_LEVEL', value: 'loud' },
    { name: 'DURABILITY', value: 'off' },
    { name: 'TRUSTED_PROXIES', value: 'all' },
    { name: 'SESSION_HOURS', value: '0' },
    { name: 'METRICS_PORT', value: 'on' },
    { name: 'MAX_MEMORY_MB', value: '64' },
    { name: 'SAVES_PER_MINUTE', value: '0' },
    { name: 'FRAME_PARENTS', value: '*' },
    { name: 'FRAME_PARENTS', value: "https://a.example; script-src 'unsafe-inline'" },
    { name: 'FRAME_PARENTS', value: 'https://a.example/path' },
  ])('refuse $name=$value, naming the variable and the fix', ({ name, value }) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .* Set it to .*, or unset it\\.$`));
  });

  it('keep sessions out of cookies unless asked', () => {
    expect(readConfig({}).hasSessionCookie).toBe(false);
    expect(readConfig({ SESSION_COOKIE: 'off' }).hasSessionCookie).toBe(false);
    expect(readConfig({ SESSION_COOKIE: 'on' }).hasSessionCookie).toBe(true);
  });

  it('measure nothing unless asked, and then for this machine alone', () => {
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  });

  it('never repeat an address that may hold a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://me:secret@db.example/genmaster' });
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }));
  });
});
