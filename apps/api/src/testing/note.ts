/** Prints a figure of a long attack; nothing is judged by it. */
export function note(what: string, figures: object): void {
  process.stdout.write(`figure: ${what}: ${JSON.stringify(figures)}\n`);
}
