import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { claimDataFolder } from './db/data-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { removeProto } from './remove-proto.ts';

removeProto();

// Beside the code it is made from: whoever could write into it could change the code as well. Where it cannot be
// written the server starts as before, only later; NODE_COMPILE_CACHE names another folder.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/genmaster-api'));

try {
  const config = readConfig(process.env);
  const claim = config.database.engine === 'sqlite' ? claimDataFolder(config.dataDir) : null;
  // Loaded once the data folder is ours: a second process is refused before it has read the whole server.
  const { startServer } = await import('./start-server.ts');
  await startServer(config, claim);
} catch (error) {
  console.error(`Genmaster did not start. ${explainFailure(error, process.env)}`);
  process.exit(1);
}
