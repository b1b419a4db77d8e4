/** Prints a figure of a long attack; no test depends on it. */
export function note(what: string, figures: object): void {
  process.stdout.write(`figure: ${what}: ${JSON.stringify(figures)}\n`);
}
