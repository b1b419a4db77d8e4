// node tools/scripts/build-workshop.mjs: builds the component workshop into storybook-static.
import { buildWorkshop } from './lib/workshop.mjs';
import { ensureInstalled } from './lib/workspace.mjs';

ensureInstalled();
const problem = await buildWorkshop();
if (problem) console.error(problem);
process.exit(problem ? 1 : 0);
