/** Hand-written lines of a file, by the names of their regions. */
export type Regions = Readonly<Record<string, readonly string[]>>;

const BEGIN = /^\s*\/\/ manual:begin (\S+)\s*$/;
const END = /^\s*\/\/ manual:end (\S+)\s*$/;

/** Finds the named regions of a file; a region without both markers in order is ignored. */
export function readRegions(file: string): Regions {
  const found: Record<string, readonly string[]> = {};
  const lines = file.split('\n');
  for (const [start, line] of lines.entries()) {
    const name = BEGIN.exec(line)?.[1];
    if (name === undefined) continue;
    const length = lines.slice(start + 1).findIndex((later) => BEGIN.test(later) || END.test(later));
    const end = lines[start + 1 + length];
    if (length >= 0 && end !== undefined && END.exec(end)?.[1] === name) {
      found[name] = lines.slice(start + 1, start + 1 + length);
    }
  }
  return found;
}

/** Prints a region of a generated file: its markers, and the lines between them. */
export const printRegion = (name: string, regions: Regions): readonly string[] => [
  `  // manual:begin ${name}`,
  ...(regions[name] ?? []),
  `  // manual:end ${name}`,
];
