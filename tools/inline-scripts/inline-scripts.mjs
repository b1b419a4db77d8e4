// npm run inline-scripts: builds the scripts that stand in the HTML itself, each into the module beside its entry.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/workspace.mjs';
import { builtPathOf, builtScript, inlineScripts } from './built-scripts.mjs';

for (const entry of inlineScripts()) writeFileSync(join(root, builtPathOf(entry)), await builtScript(entry));
