import type { AreaId } from '../../content/page-content.ts';

/**
 * How a path is drawn: a surface with an edge, the one that leads, a line that leads, a quiet line, words, words on what
 * leads, a point of colour.
 */
export type DrawingLook = 'card' | 'lead' | 'line' | 'quiet' | 'words' | 'on-lead' | 'point';

/** Paths from back to front, in a field of 420 by 300. */
export type Drawing = readonly (readonly [look: DrawingLook, path: string])[];

/** What each area is about, in one picture. */
export const areaDrawings: Readonly<Record<AreaId, Drawing>> = {
  // One definition and the six results of it.
  core: [
    [
      'line',
      'M120 150C180 150 170 52 216 52M120 150C180 150 170 248 216 248M120 150h96M300 52h20M300 150h20M300 248h20',
    ],
    ['lead', box(16, 96, 112, 108)],
    ['on-lead', words(36, 124, 26, 44, 72, 56)],
    ['card', [20, 118, 216].map((y) => box(216, y, 84, 64) + box(320, y, 84, 64)).join('')],
    ['line', 'M234 40h48M234 52h48M234 64h24M338 38h48v30h-48zM338 48h48M354 38v30M370 38v30'],
    ['line', 'M248 138l-12 12 12 12M268 138l12 12-12 12M262 134l-8 32'],
    ['line', 'M344 138c0-6 36-6 36 0v24c0 6-36 6-36 0zM344 138c0 6 36 6 36 0M344 150c0 6 36 6 36 0'],
    ['line', 'M236 238h24M248 232v6M256 238c0 10-10 18-18 22M242 246c4 6 10 10 14 12M262 264l9-22 9 22M265 257h12'],
    ['line', 'M362 230c8 9 14 15 14 23a14 14 0 0 1-28 0c0-8 6-14 14-23zM368 254a7 7 0 0 1-6 6'],
  ],
  // What is generated anew, and what a hand wrote, on two sides of a line.
  uniqueness: [
    ['card', box(22, 46, 164, 208)],
    ['words', words(46, 82, 26, 88, 116, 64, 104, 40)],
    ['quiet', 'M210 24v14M210 54v14M210 84v14M210 114v14M210 144v14M210 174v14M210 204v14M210 234v14M210 264v14'],
    ['lead', box(234, 46, 164, 208)],
    ['on-lead', words(258, 82, 26, 72, 112, 96, 52)],
    ['on-lead', 'M258 226h84l22-22-12-12-22 22v12'],
    ['card', disc(104, 230, 30)],
    ['line', 'M118 222a16 16 0 1 0 2 12M120 212v12h-12'],
  ],
  // Parts that fit one frame: grid, chart, dates, switch, check, colour.
  'inbuilt-solutions': [
    ['card', box(28, 24, 364, 252, 16)],
    ['card', box(46, 42, 156, 100) + box(218, 42, 72, 100) + box(306, 42, 68, 100)],
    ['card', box(46, 158, 68, 100) + box(302, 158, 72, 100)],
    ['lead', box(130, 158, 156, 100)],
    ['line', 'M62 62h124v60H62zM62 82h124M62 102h124M103 62v60M145 62v60'],
    ['line', 'M236 124V98M254 124V72M272 124V86'],
    ['quiet', 'M324 74h32v32h-32zM324 84h32M334 68v8M346 68v8'],
    ['quiet', 'M66 196h28M66 212h28M66 228h16'],
    ['on-lead', 'M156 210l20 20 34-42M232 196h32M232 220h20'],
    ['line', 'M338 188c10 11 17 18 17 28a17 17 0 0 1-34 0c0-10 7-17 17-28z'],
  ],
  // A workbench: files, source, and what it says when it runs.
  'online-ide': [
    ['card', box(20, 22, 380, 256, 16)],
    ['quiet', 'M20 62h380M128 62v132M20 194h380'],
    ['point', disc(44, 42, 6) + disc(64, 42, 6) + disc(84, 42, 6)],
    ['words', words(40, 86, 24, 44) + words(54, 110, 24, 54, 40) + words(40, 158, 0, 58)],
    ['line', 'M152 86h56M168 110h96M168 134h140'],
    ['words', 'M222 86h84M280 110h64M152 158h28M196 158h90'],
    ['lead', 'M21 195h378v67a15 15 0 0 1-15 15H36a15 15 0 0 1-15-15z'],
    ['on-lead', 'M46 220l14 12-14 12M76 244h40M134 244h72'],
  ],
  // One line of work, a branch that comes back, and a check at each stop.
  'coding-solutions': [
    ['quiet', 'M76 24v252'],
    ['line', 'M76 96C76 128 132 120 132 152s-56 24-56 56'],
    ['card', disc(76, 60, 14) + disc(132, 152, 14)],
    ['lead', disc(76, 240, 16)],
    ['on-lead', 'M69 240l5 6 9-11'],
    ['card', box(176, 30, 216, 60) + box(176, 122, 216, 60) + box(176, 210, 216, 60)],
    ['words', words(220, 52, 18, 104, 72) + words(220, 144, 18, 84, 128) + words(220, 232, 18, 120, 60)],
    ['line', 'M192 60l6 7 11-14M192 152l6 7 11-14M192 240l6 7 11-14'],
    ['quiet', 'M90 60h86M146 152h30M92 240h84'],
  ],
  // A part that is being placed: handles, guides, the colours beside it.
  'designing-tool': [
    ['card', box(20, 24, 60, 252) + box(100, 24, 300, 252, 16)],
    ['point', disc(50, 58, 12)],
    ['quiet', disc(50, 100, 12) + disc(50, 142, 12) + 'M38 184h24M50 172v24M40 228l20-16v32z'],
    ['quiet', 'M100 92h10M122 92h10M352 92h10M374 92h10M100 196h10M122 196h10M352 196h10M374 196h10'],
    ['words', words(132, 58, 0, 92) + words(132, 234, 22, 168, 120)],
    ['lead', box(148, 92, 188, 104, 4)],
    ['on-lead', words(176, 126, 26, 92, 132) + 'M176 174h44'],
    ['card', handles([148, 242, 336], [92, 196])],
    ['line', 'M352 214l16 40 6-17 17-6z'],
  ],
  // A request goes in, the described answer comes out, the data stays where it is.
  'api-generator': [
    ['line', 'M112 122h50m-10-9 10 9-10 9M162 178h-50m10-9-10 9 10 9M258 150h50m-10-9 10 9-10 9'],
    ['card', box(18, 78, 94, 144)],
    ['words', words(36, 108, 26, 40, 58, 30, 50)],
    ['lead', box(162, 86, 96, 128)],
    ['on-lead', 'M200 122c-14 0-4 26-18 28 14 2 4 28 18 28M220 122c14 0 4 26 18 28-14 2-4 28-18 28'],
    ['card', 'M308 104c0-24 94-24 94 0v92c0 24-94 24-94 0z'],
    ['quiet', 'M308 104c0 24 94 24 94 0M308 135c0 24 94 24 94 0M308 166c0 24 94 24 94 0'],
  ],
  // A wish in words, and suggestions to accept, reject and take back.
  'generative-ai': [
    [
      'lead',
      'M36 26h180a14 14 0 0 1 14 14v48a14 14 0 0 1-14 14H84l-28 24v-24H36a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z',
    ],
    ['on-lead', words(46, 52, 24, 152, 104)],
    ['card', box(116, 136, 284, 42) + box(116, 188, 284, 42) + box(116, 240, 284, 42)],
    ['words', words(138, 157, 52, 132, 96, 148)],
    ['line', 'M352 157l8 9 16-19M352 261l8 9 16-19'],
    ['quiet', 'M354 201l16 16M370 201l-16 16'],
    ['line', 'M72 232a26 26 0 1 0-20-42M50 172v20h20'],
  ],
  // One application on three screens.
  'development-areas': [
    ['card', box(20, 36, 264, 178, 14)],
    ['lead', 'M21 72V50a13 13 0 0 1 13-13h236a13 13 0 0 1 13 13v22z'],
    ['on-lead', 'M40 55h44M212 55h20M246 55h20'],
    ['words', words(44, 102, 24, 96, 72, 84) + 'M44 186h40'],
    ['line', 'M166 96h96v88h-96zM166 118h96M166 140h96M166 162h96M198 96v88'],
    ['quiet', 'M152 214v34M104 250h96'],
    ['card', box(236, 116, 104, 148, 12)],
    ['lead', 'M237 142v-13a12 12 0 0 1 12-12h78a12 12 0 0 1 12 12v13z'],
    ['words', words(254, 166, 20, 52, 40)],
    ['line', 'M254 212h46'],
    ['card', box(320, 148, 76, 132, 12)],
    ['lead', 'M321 170v-9a12 12 0 0 1 12-12h50a12 12 0 0 1 12 12v9z'],
    ['words', words(338, 194, 18, 40, 28, 36)],
    ['line', 'M338 258h24'],
  ],
};

/** A rectangle with round corners. */
function box(x: number, y: number, width: number, height: number, radius = 10): string {
  const [across, down, arc] = [width - 2 * radius, height - 2 * radius, `a${radius} ${radius} 0 0 1 `];
  return `M${x + radius} ${y}h${across}${arc}${radius} ${radius}v${down}${arc}-${radius} ${radius}h-${across}${arc}-${radius}-${radius}v-${down}${arc}${radius}-${radius}z`;
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
}

/** Lines of text, by their lengths. */
function words(x: number, y: number, lineHeight: number, ...lengths: number[]): string {
  return lengths.map((length, line) => `M${x} ${y + line * lineHeight}h${length}`).join('');
}

/** What a selected part is held by. */
function handles(across: readonly number[], down: readonly number[]): string {
  return across.flatMap((x) => down.map((y) => box(x - 6, y - 6, 12, 12, 2))).join('');
}
