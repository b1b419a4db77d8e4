// The two places that name what a door gives: the door itself, and the list in `public-api.test.ts`.
import { afterLast, edit, withNames } from './edit.mjs';

/** Lists exported values of a door in the library's test of its public names. */
export function listPublicNames(tree, { library, door, names }) {
  edit(tree, `libs/${library}/src/public-api.test.ts`, (text) => {
    const row = new RegExp(`(door: '${door.replaceAll('.', '\\.')}',[^[\\]]*?(?:names|expected): \\[)([^\\]]*)(\\])`);
    return text.replace(row, (_, start, list, end) => `${start}${withNames(list, names)}${end}`);
  });
}

/** Adds lines to a door: values before its types, types at its end. */
export function exportFromDoor(tree, path, { values, types }) {
  edit(tree, path, (text) => {
    const at = text.search(/^\/\/ Types/m);
    const [front, back] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
    const withValues = afterLast(front, /^export \{[^}]*\} from '[^']+';\n/gm, `${values}\n`);
    if (withValues === front) return text;
    return `${withValues}${back || '\n// Types\n'}${types}\n`;
  });
}
