// npm run public-names: writes the exported names of every entry point of every library to
// `libs/<library>/public-names.json`.
// `npm run public-names -- color-picker` writes those of one library.
import { ensureInstalled } from './lib/workspace.mjs';

ensureInstalled();
// The following imports need installed packages.
const { buildLibrary } = await import('./build-library.mjs');
const { publicLibraries } = await import('./lib/libraries.mjs');
const { writePublicNames } = await import('./lib/public-names.mjs');

const wanted = process.argv.slice(2);
try {
  for (const name of wanted.length > 0 ? wanted : publicLibraries().map((library) => library.name)) {
    await writePublicNames(await buildLibrary(name));
    console.log(`libs/${name}/public-names.json is written.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
