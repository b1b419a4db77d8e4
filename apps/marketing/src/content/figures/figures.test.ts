import { blocksOf } from '../../testing/page-text.ts';
import { parseColor } from '@genmaster/theme-engine';
import { contrastRatio } from '@genmaster/theme-engine/color';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContent } from '../page-content.ts';
import { everyPage } from '../site-map.ts';
import { bars } from './bars.ts';
import { FIGURE_WIDTHS, type FigureDrawing, type Figure } from './figure-data.ts';
import { flow } from './flow.ts';
import { groups } from './groups.ts';
import { screens } from './screens.ts';
import { widthOf } from './shapes.ts';
import { tree } from './tree.ts';
import { wireframe } from './wireframe.ts';

const css = readFileSync(join(__dirname, '../../styles/figure.css'), 'utf8');
const figuresOf = (page: PageContent): readonly Figure[] => blocksOf(page).filter((block) => block.kind === 'figure');
const placed = everyPage.flatMap((page) => figuresOf(page).map((figure) => ({ at: page.path, figure })));
const words = { caption: 'A caption', alternative: 'What it shows' };

/** Returns the words of a drawing that would overflow it, at their estimated width. */
const overrunsOf = ({ width, height, shapes }: FigureDrawing): readonly string[] =>
  shapes.flatMap((shape) => {
    if (shape.length !== 4) return [];
    const [look, text, x, y] = shape;
    const across = widthOf(text, look);
    const left = look.includes('f-mid') ? x - across / 2 : look.includes('f-end') ? x - across : x;
    return left < 0 || left + across > width || y < 10 || y > height ? [text] : [];
  });

describe('the figures of the pages', () => {
  it('are on every overview, and on the pages whose text mentions a diagram', () => {
    const paths = new Set(placed.map(({ at }) => at));
    const overviews = everyPage.filter(({ kind, area }) => kind === 'collection' && area !== 'core');

    expect(overviews.filter(({ path }) => !paths.has(path)).map(({ path }) => path)).toEqual([]);
    expect([...paths]).toEqual(
      expect.arrayContaining([
        '/inbuilt-solutions/reporting-tool',
        '/generative-ai/image-code',
        '/api-generator/workflow-api-bug-free-development',
      ]),
    );
  });

  it.each(placed)('on $at: “$figure.caption” keeps its text inside, at both widths', ({ figure }) => {
    expect([overrunsOf(figure.wide), overrunsOf(figure.narrow)]).toEqual([[], []]);
    expect([figure.wide.width, figure.narrow.width]).toEqual([FIGURE_WIDTHS.wide, FIGURE_WIDTHS.narrow]);
  });

  it('have an alternative text that is longer than the caption', () => {
    const silent = placed.filter(({ figure: { alternative, caption } }) => alternative.length <= caption.length);

    expect(silent.map(({ figure }) => figure.caption)).toEqual([]);
  });

  it('use only looks with a style', () => {
    const looks = new Set(
      placed.flatMap(({ figure: { wide, narrow } }) =>
        [...wide.shapes, ...narrow.shapes].flatMap(([look]) => look.split(' ')),
      ),
    );

    expect([...looks].filter((look) => look !== 'f-words' && !css.includes(`.${look}`))).toEqual([]);
  });
});

/** Text looks of a figure, with each surface below them: the panel, a box, a leading box. */
const pairs = [
  { look: 'text', color: '--text-body', on: ['--bg-section', '--bg-card'] },
  { look: '.f-muted', color: '--text-muted', on: ['--bg-section', '--bg-card'] },
  { look: '.f-on-lead', color: '--layout-on-primary', on: ['--layout-primary'] },
];

describe('the text in figures is readable', () => {
  it.each(pairs)('$look has the measured colour', ({ look, color }) => {
    expect(css.split(`.figure ${look} {`)[1]?.split('}')[0]).toContain(`fill: var(${color})`);
  });

  it.each(defaultCatalogue.schemes)('in scheme $code, in every mode', ({ colors }) => {
    const poor = Object.entries(colors).flatMap(([mode, values]) =>
      pairs.flatMap(({ color, on }) =>
        on
          .filter((under) => contrastRatio(parseColor(values[color])!, parseColor(values[under])!) < 4.5)
          .map((under) => `${mode}: ${color} on ${under}`),
      ),
    );

    expect(poor).toEqual([]);
  });
});

describe('bars', () => {
  const lengths = ({ wide }: Figure) =>
    wide.shapes.flatMap(([look, path]) => (look === 'f-lead' ? [Number(/h([\d.]+)/.exec(path)?.[1]) + 6] : []));

  it('are proportional to their values', () => {
    const [first = 0, second = 0] = lengths(
      bars({
        ...words,
        rows: [
          ['South', '2,000.00'],
          ['North', '1,000.00'],
          ['West', '0.00'],
        ],
      }),
    );

    expect(first / second).toBeCloseTo(2, 1);
  });

  it('throw for a value that is not a number', () => {
    expect(() => bars({ ...words, rows: [['South', 'many']] })).toThrow('“many” is no figure');
  });
});

it('draws relations as arrows: from one to all, from all to one, each to its own', () => {
  const count = (...stages: number[]) =>
    flow({
      ...words,
      stages: stages.map((boxes) => Array.from({ length: boxes }, (_, at) => ({ name: `${at}` }))),
    }).wide.shapes.filter(([look]) => look === 'f-line').length;

  expect([count(1, 3), count(3, 1), count(2, 2), count(1, 3, 1)]).toEqual([3, 3, 2, 6]);
});

it('rejects text that is wider than its box', () => {
  const drawing = () => flow({ ...words, stages: [[{ name: 'One', code: 'x'.repeat(90) }]] });

  expect(drawing).toThrow('“One” has a line that is wider than its box');
});

it('grows with its content', () => {
  const one = { title: 'A', items: [{ name: 'One' }] };
  const grown = [
    [groups({ ...words, groups: [one] }), groups({ ...words, groups: [{ ...one, items: [one, one] }] })],
    [
      tree({ ...words, lines: [[0, 'a/']] }),
      tree({
        ...words,
        lines: [
          [0, 'a/'],
          [1, 'b', 'new'],
        ],
      }),
    ],
    [
      screens({ ...words, screens: [{ title: 'A', parts: [{ text: 'a' }] }] }),
      screens({ ...words, screens: [{ title: 'A', parts: [{ text: 'a' }, { button: 'Save' }] }] }),
    ],
  ] as const;

  for (const [small, large] of grown) {
    expect(large.wide.height).toBeGreaterThan(small.wide.height);
    expect(large.narrow.height).toBeGreaterThan(small.narrow.height);
  }
});

it('numbers the parts of a recognised sketch, and none of a drawn one', () => {
  const part = { shape: 'box', x: 20, y: 60, width: 90, height: 30, label: ['Save'] } as const;
  const numbers = (reading?: string) =>
    wireframe({ ...words, parts: [{ ...part, ...(reading ? { reading } : {}) }] }).wide.shapes.filter(
      (shape) => shape[1] === '1',
    );

  expect(numbers()).toHaveLength(0);
  // Beside the part, and beside its recognised kind.
  expect(numbers('Button, 0.9')).toHaveLength(2);
});
