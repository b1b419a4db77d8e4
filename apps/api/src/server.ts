import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { claimDataFolder } from './db/data-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { findFolderFaults } from './find-folder-faults.ts';
import { removeProto } from './remove-proto.ts';
import { stopWhileStarting } from './stop-while-starting.ts';

removeProto();
const stopInOrder = stopWhileStarting();

// Beside the code that it was compiled from, because a user who can write to the cache could change the code as well.
// If it cannot be written, the server starts more slowly without it; NODE_COMPILE_CACHE names another folder.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/genmaster-api'));

try {
  const config = readConfig(process.env, findFolderFaults);
  const claim = config.database.engine === 'sqlite' ? claimDataFolder(config.dataDir) : null;
  // Imported after the claim of the data folder: a second process is refused before it has loaded the whole server.
  const { startServer } = await import('./start-server.ts');
  await startServer(config, claim, stopInOrder);
} catch (error) {
  console.error(`Genmaster did not start. ${explainFailure(error, process.env)}`);
  process.exit(1);
}
