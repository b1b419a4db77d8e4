/** Pages of the site that a guide can recommend, by the ids used in the guides. */
export const TARGETS = {
  access: '/online-ide/file-access-control',
  bifurcation: '/uniqueness/auto-manual-code-bifracation',
  board: '/coding-solutions/project-management-tool',
  checks: '/coding-solutions/code-validation-standardisation',
  database: '/uniqueness/database-neutrality',
  devices: '/coding-solutions/cross-platform-support',
  examples: '/case-studies',
  export: '/coding-solutions/export-import-source-code',
  files: '/online-ide/file-structure',
  grid: '/inbuilt-solutions/gen-grid',
  imports: '/inbuilt-solutions/import-export',
  languages: '/coding-solutions/multi-programming-language-support',
  mobile: '/development-areas/mobile-development',
  multilingual: '/inbuilt-solutions/multilingual',
  obfuscator: '/uniqueness/code-obfuscator',
  other: '/contact-us',
  power: '/uniqueness/power',
  reports: '/inbuilt-solutions/reporting-tool',
  settings: '/coding-solutions/project-configuration',
  software: '/development-areas/software-application-development',
  themes: '/designing-tool/multi-themes',
  versions: '/online-ide/code-management',
  voice: '/uniqueness/voice-control',
  website: '/development-areas/website-development',
} as const;

export type TargetId = keyof typeof TARGETS;

/** A question with its options, and the points that each option gives to the pages. */
export interface Question {
  id: string;
  /** Whether more than one answer may be given. */
  isMany: boolean;
  options: Readonly<Record<string, Readonly<Partial<Record<TargetId, number>>>>>;
}

/** Questions whose answers lead to a short, ordered list. */
export interface Guide {
  questions: readonly Question[];
  /** Maximum number of results. */
  most: number;
}

/** Selected options, by question id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** A recommended page with its points, and the answers that gave them. */
export interface Result {
  target: TargetId;
  points: number;
  reasons: readonly { question: string; option: string; points: number }[];
}

/** Adds up the points of the answers and returns the results: most points first, then most answers, then by id. */
export function scoreAnswers({ questions, most }: Guide, answers: Answers): readonly Result[] {
  const reasons = questions.flatMap(({ id: question, options }) =>
    (answers[question] ?? []).flatMap((option) =>
      Object.entries(options[option] ?? {}).map(([target, points]) => ({
        target: target as TargetId,
        reason: { question, option, points },
      })),
    ),
  );
  const targets = [...new Set(reasons.map(({ target }) => target))];
  return targets
    .map((target): Result => {
      const own = reasons.filter((one) => one.target === target).map(({ reason }) => reason);
      return { target, points: own.reduce((sum, { points }) => sum + points, 0), reasons: own };
    })
    .toSorted(
      (one, other) =>
        other.points - one.points || other.reasons.length - one.reasons.length || (one.target < other.target ? -1 : 1),
    )
    .slice(0, most);
}

/** Selects an option, or deselects it when it is selected and the question allows more than one answer. */
export function answer(
  guide: Guide,
  answers: Answers,
  { question, option }: { question: string; option: string },
): Answers {
  const { isMany } = guide.questions.find(({ id }) => id === question)!;
  const given = answers[question] ?? [];
  if (!isMany) return { ...answers, [question]: [option] };
  return {
    ...answers,
    [question]: given.includes(option) ? given.filter((one) => one !== option) : [...given, option],
  };
}
