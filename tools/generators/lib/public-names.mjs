// The two places that list the exports of an entry point: its own file, and the library's `public-names.json`.
import { afterLast, edit } from './edit.mjs';

/** Adds the exports of an entry point to the library's public names. */
export function listPublicNames(tree, { library, door, values, types }) {
  edit(tree, `libs/${library}/public-names.json`, (text) => {
    const listed = JSON.parse(text);
    const before = listed[door];
    listed[door] = { values: [...before.values, ...values].sort(), types: [...before.types, ...types].sort() };
    return JSON.stringify(listed);
  });
}

/** Adds lines to an entry point: values before its types, types at its end. */
export function exportFromDoor(tree, path, { values, types }) {
  edit(tree, path, (text) => {
    const at = text.search(/^\/\/ Types/m);
    const [front, back] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
    const withValues = afterLast(front, /^export \{[^}]*\} from '[^']+';\n/gm, `${values}\n`);
    if (withValues === front) return text;
    return `${withValues}${back || '\n// Types\n'}${types}\n`;
  });
}
