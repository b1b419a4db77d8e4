import type { Guide } from './guide.ts';

/** Guides of the site: their questions, and the points that each option gives to the pages. */
export const guides = {
  path: {
    most: 3,
    questions: [
      {
        id: 'start',
        isMany: false,
        options: {
          new: { board: 3, settings: 2, examples: 1 },
          existing: { export: 3, checks: 2, versions: 2 },
          handover: { export: 3, files: 2, settings: 1 },
        },
      },
      {
        id: 'care',
        isMany: true,
        options: {
          plan: { board: 2 },
          quality: { checks: 2, versions: 1 },
          devices: { devices: 3 },
          languages: { languages: 3 },
          settings: { settings: 2 },
        },
      },
    ],
  },
  needs: {
    most: 5,
    questions: [
      {
        id: 'needs',
        isMany: true,
        options: {
          leave: { export: 3, database: 1 },
          database: { database: 3 },
          handwritten: { bifurcation: 3, versions: 1 },
          secure: { power: 3, access: 2 },
          protect: { obfuscator: 3 },
          hands: { voice: 3, devices: 1 },
          keys: { grid: 3, devices: 1 },
          translate: { multilingual: 3 },
          restyle: { themes: 3 },
          figures: { reports: 3, grid: 1 },
          takeIn: { imports: 3 },
        },
      },
      {
        id: 'who',
        isMany: false,
        options: {
          developer: { bifurcation: 1, languages: 1 },
          owner: { examples: 2, export: 1 },
          guard: { power: 1, access: 2 },
        },
      },
    ],
  },
  build: {
    most: 4,
    questions: [
      {
        id: 'people',
        isMany: false,
        options: { public: { website: 2 }, staff: { software: 2 }, field: { mobile: 2 } },
      },
      {
        id: 'place',
        isMany: false,
        options: { search: { website: 2 }, desk: { software: 2 }, road: { mobile: 2 } },
      },
      {
        id: 'signal',
        isMany: false,
        options: { always: { website: 1, software: 1 }, gaps: { mobile: 2 } },
      },
      {
        id: 'work',
        isMany: false,
        options: { read: { website: 2 }, enter: { mobile: 1, software: 1 }, approve: { software: 2 } },
      },
      {
        id: 'kind',
        isMany: false,
        options: { data: { software: 1, mobile: 1, website: 1 }, figures: { software: 2 }, play: { other: 9 } },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;

export type GuideId = keyof typeof guides;
