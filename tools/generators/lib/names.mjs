// The spellings of a name in the workspace.

/** `Report list` → `report-list`. Throws for text that cannot be a file name. */
export function kebabCase(text) {
  const name = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error(`"${text}" cannot be a name. Use letters, digits and single hyphens, and begin with a letter.`);
}

/** `report-list` → `ReportList`: components and types. */
export const pascalCase = (name) => name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** `report-list` → `reportList`: values and functions. */
export const camelCase = (name) => pascalCase(name).replace(/^./, (letter) => letter.toLowerCase());

/** `report-list` → `REPORT_LIST`: constants. */
export const constantCase = (name) => name.replaceAll('-', '_').toUpperCase();

/** `report-list` → `Report list`: titles. */
export const sentenceCase = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
