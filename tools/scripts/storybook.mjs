// npm run storybook: the component workshop, reloading as files change.
import { ensureInstalled, runForeground } from './lib/workspace.mjs';

ensureInstalled();
const port = process.env.STORYBOOK_PORT ?? '6006';
console.log(`Starting the workshop on http://localhost:${port} …`);
process.exit(
  await runForeground(
    'storybook',
    ['dev', '--port', port, '--exact-port', '--no-open', '--no-version-updates', '--quiet'],
    { STORYBOOK_DISABLE_TELEMETRY: '1' },
  ),
);
