// Changes to existing files. A place that is not found is an error with the file's name, never a silent skip.

/** Changes the text of a file. */
export function edit(tree, path, change) {
  const before = tree.read(path, 'utf8');
  if (before === null) throw new Error(`${path} is missing, so nothing can be added to it.`);
  const after = change(before);
  if (after === before)
    throw new Error(`${path} has no place for the addition any more. Add it by hand, and mend the generator.`);
  tree.write(path, after);
}

/** Returns the text with an addition after the last match of a pattern, or unchanged without a match. */
export function afterLast(text, pattern, addition) {
  const match = [...text.matchAll(pattern)].at(-1);
  if (!match) return text;
  const end = match.index + match[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}

/** Returns the text with an addition before the first match of a pattern, or unchanged without a match. */
export function beforeFirst(text, pattern, addition) {
  const at = text.search(pattern);
  return at === -1 ? text : text.slice(0, at) + addition + text.slice(at);
}

/** Writes a new file, and throws when it exists. */
export function create(tree, path, text) {
  if (tree.exists(path)) throw new Error(`${path} is there already. Choose another name; nothing was changed.`);
  tree.write(path, text);
}

/**
 * Creates the return value of a generator: a message that is printed after the files are written, also available as
 * `text`.
 */
export const nextStep = (text) => Object.assign(() => console.log(`\nNext: ${text}`), { text });
