/** One mistake in a page’s files, at the line to mend. */
export interface Problem {
  /** From the folder of pages: `online-ide/code-debugger/en.md`. */
  file: string;
  line: number;
  message: string;
}

/** The pages cannot be compiled. Its message has one line for each mistake. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(printProblem).join('\n'));
    this.problems = problems;
  }
}

/** A mistake as one line that an editor can open: `content/pages/core/home/en.md:12: …`. */
export const printProblem = ({ file, line, message }: Problem): string => `content/pages/${file}:${line}: ${message}`;

/** Takes mistakes down while a file is read, so that all of them are told at once. */
export type Report = (line: number, message: string) => void;
