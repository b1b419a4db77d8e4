#!/root/workspace/node_modules/node/bin/node
// A replacement for systemctl on systems without systemd: it starts the commands of units, as their user, with their
// environment.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const DEBIAN = {
  postgresql: { start: ['pg_ctlcluster', '15', 'main', 'start'], stop: ['pg_ctlcluster', '15', 'main', 'stop'] },
  nginx: { start: ['nginx'], stop: ['nginx', '-s', 'quit'] },
};
function start(unit) {
  if (unit.endsWith('.timer')) return;
  if (DEBIAN[unit]) return void call(debian(unit).start, true);
  const [name, instance = ''] = unit.replace(/\.service$/, '').split('@');
  const file = `/etc/systemd/system/${unit.includes('@') ? `${name}@` : name}.service`;
  const settings = readUnit(readFileSync(file, 'utf8').replaceAll('%i', instance).replaceAll('%%', '%'));
  const env = Object.fromEntries(settings.Environment.flatMap((line) => line.split(' ')).map((pair) => split(pair)));
  for (const path of settings.EnvironmentFile) {
    for (const line of readFileSync(path, 'utf8').split('\n'))
      if (/^\w+=/.test(line)) Object.assign(env, Object.fromEntries([split(line)]));
  }
  const commands = [...settings.ExecStart, ...(settings.ExecStartPost ?? [])].map((line) =>
    as(settings, env, words_(line)),
  );
  if (settings.Type[0] === 'oneshot') for (const command of commands) call(command, true);
  else {
    const log = openSync(`/var/log/${unit}.log`, 'a');
    const child = spawn(commands[0][0], commands[0].slice(1), { detached: true, stdio: ['ignore', log, log] });
    writeFileSync(`/run/units/${unit}`, String(child.pid));
    child.unref();
  }
}

async function stop(unit) {
  if (DEBIAN[unit]) return void call(debian(unit).stop, false);
  const note = `/run/units/${unit}`;
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8'));
  process.kill(pid, 'SIGTERM');
  while (existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(statusOf(pid))) await wait(50);
  rmSync(note);
}

/** Returns the commands of a Debian unit, with the installed version of PostgreSQL. */
function debian(unit) {
  const [version = '15'] = spawnSync('pg_lsclusters', ['-h'], { encoding: 'utf8' }).stdout.split(' ');
  const { start, stop } = DEBIAN[unit];
  return {
    start: start.map((word) => word.replace('15', version)),
    stop: stop.map((word) => word.replace('15', version)),
  };
}

const statusOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return 'State: Z';
  }
};

const as = (settings, env, command) => [
  'setpriv',
  `--reuid=${settings.User[0]}`,
  `--regid=${settings.Group[0]}`,
  '--clear-groups',
  '--no-new-privs',
  'env',
  '-i',
  'PATH=/usr/local/bin:/usr/bin:/bin',
  ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ...command,
];

function call([program, ...args], isNeeded) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0 && isNeeded) process.exit(status ?? 1);
}

function readUnit(text) {
  const settings = {};
  for (const line of text.split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key) (settings[key] ??= []).push(value);
  }
  return settings;
}

/** Splits a command line as systemd does: single quotes keep spaces. */
function words_(line) {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
}

function split(pair) {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

const [verb, ...words] = process.argv.slice(2);
const units = words.filter((word) => !word.startsWith('-'));
mkdirSync('/run/units', { recursive: true });

if (verb === 'daemon-reload') process.exit(0);
for (const unit of units) {
  if (verb === 'stop' || verb === 'restart') await stop(unit);
  if (verb === 'start' || verb === 'restart' || (verb === 'enable' && words.includes('--now'))) start(unit);
}
