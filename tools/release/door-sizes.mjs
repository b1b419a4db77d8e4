// node tools/release/door-sizes.mjs: prints the size of every entry point of every built library, as JSON, in bytes
// after gzip.
import { measureBudget } from '../scripts/lib/measure-budget.mjs';
import { publicLibraries } from '../scripts/lib/libraries.mjs';

const sizes = {};
for (const { name, doors, stylesheet } of publicLibraries()) {
  sizes[name] = {};
  for (const { door } of doors) {
    sizes[name][door] = await measureBudget({ name: `${name} ${door}`, library: name, doors: { [door]: '*' } });
  }
  if (stylesheet)
    sizes[name]['./style.css'] = await measureBudget({ name: `${name} styles`, library: name, styles: true });
}
console.log(JSON.stringify(sizes));
