import { startPostgres } from './postgres.ts';

// Runs a temporary PostgreSQL server until this process gets SIGTERM, and prints its address.
const { url, stop } = await startPostgres();
process.once('SIGTERM', () => {
  stop();
  process.exit();
});
// Keeps the process alive.
setInterval(() => undefined, 60_000);
process.stdout.write(`${url}\n`);
