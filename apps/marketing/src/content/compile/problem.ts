/** A problem in a page’s files, with its line. */
export interface Problem {
  /** Path below the folder of pages: `online-ide/code-debugger/en.md`. */
  file: string;
  line: number;
  message: string;
}

/** Error of the compilation of pages. Its message has one line per problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(printProblem).join('\n'));
    this.problems = problems;
  }
}

/** Prints a problem as one line that an editor can open: `content/pages/core/home/en.md:12: …`. */
export const printProblem = ({ file, line, message }: Problem): string => `content/pages/${file}:${line}: ${message}`;

/** Collects problems while a file is parsed, so that all of them are reported together. */
export type Report = (line: number, message: string) => void;
