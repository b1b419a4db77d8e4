import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';
import { assertDataFolder } from './db/data-folder.ts';
import { listSite, readCsp } from './plugins/site-files.ts';
import { assertOrigin } from './plugins/site-origin.ts';
import { sitePolicy } from './plugins/site-policy.ts';

/** Returns the reasons why the server could not work with the folders of its settings; changes nothing on the disk. */
export function findFolderFaults({
  database,
  dataDir,
  siteDir,
  siteOrigin,
  isProduction,
  frameParents,
}: Config): string[] {
  const checks = [
    () => (database.engine === 'sqlite' ? assertDataFolder(dataDir) : undefined),
    () => {
      if (siteDir === null) return;
      listSite(siteDir);
      assertOrigin(siteDir, { expected: siteOrigin, isProduction });
      sitePolicy(readCsp(siteDir), frameParents);
    },
  ];
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return [error.message];
      throw error;
    }
  });
}
