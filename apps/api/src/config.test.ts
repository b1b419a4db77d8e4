import { join } from 'node:path';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';
import { findFolderFaults } from './find-folder-faults.ts';

describe('the settings', () => {
  it('have a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4200, host: 'localhost', siteDir: null, hasDemoUser: true });
    expect(config.database).toEqual({ engine: 'sqlite', path: expect.stringMatching(/data.genmaster\.sqlite$/) });
  });

  it('treat an empty variable as an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('choose PostgreSQL by DATABASE_URL', () => {
    const url = 'postgresql://me:secret@db.example:5432/genmaster';
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url });
  });

  it('offer no demo user in production, and refuse a requested one', () => {
    expect(readConfig({ NODE_ENV: 'production' }).hasDemoUser).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', DEMO_USER: 'on' })).toThrow('The demo password is public');
  });

  it.each(['0.0.0.0', '::', '192.0.2.7', 'genmaster.example', '127.0.0.1.genmaster.example', 'localhost.example'])(
    'offer no demo user at %s, which others can reach, unless it is requested',
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
    'offer a demo user at %j, which no other machine can reach',
    (HOST) => expect(readConfig({ HOST }).hasDemoUser).toBe(true),
  );

  it('offer none behind a trusted proxy, through which others reach it, unless it is requested', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: '1' })).toThrow('TRUSTED_PROXIES is set, so others can reach');
    expect(() => readConfig({ TRUSTED_PROXIES: '1', NODE_ENV: 'prodcution' })).toThrow(ConfigError);
    expect(readConfig({ TRUSTED_PROXIES: '1', NODE_ENV: 'production' }).hasDemoUser).toBe(false);
    expect(readConfig({ TRUSTED_PROXIES: '1', DEMO_USER: 'off' }).hasDemoUser).toBe(false);
    expect(readConfig({ TRUSTED_PROXIES: '1', DEMO_USER: 'on' }).hasDemoUser).toBe(true);
  });

  it('report all problems at once', () => {
    const read = () => readConfig({ PORT: 'http', LOG_LEVEL: 'loud', SESION_COOKIE: 'on', HOST: '0.0.0.0' });
    expect(read).toThrow(/PORT has .*LOG_LEVEL has .*SESION_COOKIE is no setting/s);
    expect(read).toThrow('HOST is 0.0.0.0');
  });

  it.each([
    { name: 'SESION_COOKIE', meant: 'SESSION_COOKIE' },
    { name: 'SESSION_COOKIES', meant: 'SESSION_COOKIE' },
    { name: 'session_cookie', meant: 'SESSION_COOKIE' },
    { name: 'SESSIONCOOKIE', meant: 'SESSION_COOKIE' },
    { name: 'GENMASTER_SESSION_COOKIE', meant: 'SESSION_COOKIE' },
    { name: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' },
    { name: 'TRUST_PROXIES', meant: 'TRUSTED_PROXIES' },
    { name: 'TRUST_PROXY', meant: 'TRUSTED_PROXIES' },
    { name: 'SITE_DIRECTORY', meant: 'SITE_DIR' },
    { name: 'NODE_ENVIRONMENT', meant: 'NODE_ENV' },
    { name: 'DATABASE_URI', meant: 'DATABASE_URL' },
    { name: 'DATADIR', meant: 'DATA_DIR' },
    { name: 'DEMO_USERS', meant: 'DEMO_USER' },
    { name: 'NODE-ENV', meant: 'NODE_ENV' },
    { name: 'NODE_EVN', meant: 'NODE_ENV' },
    { name: 'PROT', meant: 'PORT' },
    { name: 'GENMASTER_PORT', meant: 'PORT' },
    { name: 'genmaster-host', meant: 'HOST' },
  ])('report that $name is no setting, and name the similar one', ({ name, meant }) => {
    expect(() => readConfig({ [name]: 'on' })).toThrow(`${name} is no setting. Did you mean ${meant}?`);
    expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
  });

  it.each(
    `PATH HOME USER LANG LC_ALL TERM SHELL PWD OLDPWD SHLVL HOSTNAME LOGNAME MAIL DISPLAY EDITOR TMPDIR TZ _ CI
    NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE NODE_VERSION NODE_NO_WARNINGS YARN_VERSION INIT_CWD
    npm_config_loglevel npm_package_name npm_lifecycle_event npm_node_execpath NPM_CONFIG_LOGLEVEL COLOR FORCE_COLOR NO_COLOR
    PGHOST PGPORT PGUSER PGDATABASE PGPASSWORD POSTGRES_USER SESSION_MANAGER DESKTOP_SESSION XDG_SESSION_ID XDG_DATA_DIRS
    XDG_DATA_HOME XDG_RUNTIME_DIR SSH_CONNECTION SSH_AUTH_SOCK INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS
    STATE_DIRECTORY RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH KUBERNETES_PORT KUBERNETES_SERVICE_HOST
    KUBERNETES_PORT_443_TCP_PORT HTTP_PROXY HTTPS_PROXY NO_PROXY OTEL_SERVICE_NAME API_PORT SITE_URL POST COST HOSTS SORT
    BASE_DIR WORK_DIR DATABASE_NAME LOG_FILE JEST_WORKER_ID SUDO_USER AWS_SESSION_TOKEN METADATA_FILE`.split(/\s+/),
  )('ignore %s, which is not one of theirs', (name) =>
    expect(readConfig({ [name]: 'anything' })).toEqual(readConfig({})),
  );

  it('ignore the address of a Kubernetes service with the name of this product', () => {
    expect(readConfig({ GENMASTER_PORT: 'tcp://10.0.0.7:4200' })).toEqual(readConfig({}));
  });

  it.each([
    { name: 'NODE_ENV', value: 'prodcution' },
    { name: 'NODE_ENV', value: 'Production' },
    { name: 'NODE_ENV', value: 'staging' },
    { name: 'SITE_ORIGIN', value: 'genmaster.org' },
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
    { name: 'MAX_DELAY_MS', value: '-1' },
    { name: 'MAX_MEMORY_MB', value: '64' },
    { name: 'SAVES_PER_MINUTE', value: '0' },
    { name: 'FRAME_PARENTS', value: '*' },
    { name: 'FRAME_PARENTS', value: "https://a.example; script-src 'unsafe-inline'" },
    { name: 'FRAME_PARENTS', value: 'https://a.example/path' },
  ])('refuse $name=$value, naming the variable and the fix', ({ name, value }) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .* Set it to .*, or unset it\\.$`));
  });

  it.each([
    { env: { MAIL_FROM: 'accounts@example.com' }, fault: 'MAIL_FROM is set, and SMTP_URL is not' },
    { env: { METRICS_HOST: '0.0.0.0' }, fault: 'METRICS_HOST is set, and METRICS_PORT is not' },
    { env: { PORT: '4300', METRICS_PORT: '4300' }, fault: 'PORT and METRICS_PORT are both 4300' },
    {
      env: { SMTP_URL: 'smtp://mail', SITE_ORIGIN: 'https://a.example', MAIL_FROM: 'accounts' },
      fault: 'MAIL_FROM has a value that cannot be used ("accounts")',
    },
  ])('refuse a contradiction: $fault', ({ env, fault }) => {
    expect(() => readConfig(env)).toThrow(fault);
  });

  it('accept the address of mails with a name and without', () => {
    const env = { SMTP_URL: 'smtp://mail', SITE_ORIGIN: 'https://a.example' };
    for (const from of ['accounts@example.com', 'Accounts <accounts@example.com>']) {
      expect(readConfig({ ...env, MAIL_FROM: from }).mail?.from).toBe(from);
    }
  });

  it('report unusable folders together with the other faults', () => {
    const env = { PORT: 'http', SITE_DIR: '/nowhere/site', DATA_DIR: join(__filename, 'data') };
    expect(() => readConfig(env, findFolderFaults)).toThrow(
      /^PORT has .*\nDATA_DIR is .*data, and nothing can be written there \(ENOTDIR\)\. .*\nSITE_DIR is \/nowhere\/site, which is not a folder/,
    );
  });

  it('do not use cookies for sessions by default', () => {
    expect(readConfig({}).hasSessionCookie).toBe(false);
    expect(readConfig({ SESSION_COOKIE: 'off' }).hasSessionCookie).toBe(false);
    expect(readConfig({ SESSION_COOKIE: 'on' }).hasSessionCookie).toBe(true);
  });

  it('collect no metrics by default, and serve requested ones to this machine only', () => {
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  });

  it('never repeat an address that may contain a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://me:secret@db.example/genmaster' });
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }));
  });
});
