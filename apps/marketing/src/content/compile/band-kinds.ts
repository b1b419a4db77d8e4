import type { ContentBlock } from '../content-block.ts';
import type { BandKind } from '../schema/blocks/index.ts';
import type { BandParts } from './band-parts.ts';

/** Reader of one kind of band: its attributes, and the conversion of its Markdown. */
interface BandReading {
  /** Attributes allowed in its braces, besides anchor and ground. */
  attributes: readonly string[];
  read: (band: BandParts) => object;
}

/** Readers by kind, which convert the parts of a band to its schema. */
export const BAND_READINGS: Readonly<Record<Exclude<BandKind, 'details'>, BandReading>> = {
  prose: { attributes: [], read: ({ blocks }) => ({ lead: undefined, link: undefined, blocks }) },
  split: {
    attributes: ['picture'],
    read: ({ attributes, link, blocks, picture }) => ({
      lead: undefined,
      link,
      blocks: link ? blocks.slice(0, -1) : blocks,
      picture: picture(attributes['picture']),
    }),
  },
  statement: { attributes: [], read: () => ({}) },
  bento: {
    attributes: [],
    read: ({ parts, picture }) => ({
      tiles: parts.map(({ line, heading: title, attributes, text, link }) => ({
        title,
        text,
        ...(link ? { href: link.href } : {}),
        ...(attributes['size'] ? { size: attributes['size'] } : {}),
        ...('vivid' in attributes ? { vivid: true } : {}),
        picture: picture(attributes['picture'], line),
      })),
    }),
  },
  pair: {
    attributes: ['joined'],
    read: ({ attributes, parts, picture }) => {
      const [paper, stage] = parts.map((part) => ({
        heading: part.heading,
        ...(part.text ? { lead: part.text } : {}),
        ...(part.link ? { link: part.link } : {}),
        picture: picture(part.attributes['picture'], part.line),
      }));
      return { ...NO_HEAD, paper, stage, ...('joined' in attributes ? { joined: true } : {}) };
    },
  },
  steps: {
    attributes: ['picture'],
    read: ({ attributes, parts, picture }) => ({
      picture: picture(attributes['picture']),
      items: parts.map((part) => ({
        title: part.heading,
        text: part.text,
        ...(part.link ? { link: part.link } : {}),
        ...(part.attributes['picture'] ? { picture: picture(part.attributes['picture'], part.line) } : {}),
      })),
    }),
  },
  slope: {
    attributes: [],
    read: (band) => {
      const { columns, rows } = tableOf(band);
      const order = (at: number) => ({ label: columns[at], items: rows.map((row) => plain(row[at] ?? '')) });
      return {
        from: order(0),
        to: order(1),
        marked: rows
          .map(([cell = '']) => cell)
          .filter(isMarked)
          .map(plain),
      };
    },
  },
  'stage-figure': {
    attributes: ['picture'],
    read: ({ attributes, picture, rest }) => {
      const said = rest.find(({ kind }) => kind === 'note') as { text: string } | undefined;
      const name = attributes['picture'];
      return { figure: name === 'rows' ? 'rows' : picture(name), ...(said ? { said: said.text } : {}) };
    },
  },
  keys: {
    attributes: [],
    read: (band) => ({
      items: tableOf(band).rows.map(([keys = '', text]) => ({ keys: keys.replaceAll('`', '').split(' '), text })),
    }),
  },
  ledger: { attributes: [], read: (band) => tableOf(band) },
  compare: {
    attributes: [],
    read: (band) => {
      const { columns, rows } = tableOf(band);
      return { columns, rows: rows.map(([name, ...has]) => ({ name, has: has.map((cell) => cell === '✓') })) };
    },
  },
  plate: {
    attributes: ['screen', 'rule'],
    read: ({ attributes, picture }) => ({ screen: picture(attributes['screen']), rule: picture(attributes['rule']) }),
  },
  branch: {
    attributes: [],
    read: ({ rest, parts }) => ({
      question: rest.find((block) => block.kind === 'paragraph')?.text,
      answers: parts.map(({ heading: label, blocks }) => ({ label, asks: titled(blocks).map(askOf) })),
    }),
  },
  proposal: {
    attributes: ['source', 'values'],
    read: ({ attributes, picture }) => ({
      source: picture(attributes['source']),
      values: picture(attributes['values']),
    }),
  },
  weave: {
    attributes: [],
    read: ({ parts, picture }) => ({
      links: parts.map(({ heading: side, attributes, line }) => ({
        side,
        picture: picture(attributes['picture'], line),
      })),
    }),
  },
  swap: {
    attributes: [],
    read: (band) => {
      const [, from, to] =
        /^~~([^~]+)~~\s+(\S.*)$/.exec(band.rest.find((block) => block.kind === 'paragraph')?.text ?? '') ?? [];
      return {
        from,
        to,
        results: tableOf(band).rows.map(([name, value = '', text]) => ({ name, ...tonedOf(value), text })),
      };
    },
  },
  reads: {
    attributes: [],
    read: ({ rest }) => ({ items: titled(rest).map(({ title: pair, text }) => ({ pair, text })) }),
  },
  device: {
    attributes: ['picture'],
    read: ({ attributes, rest, picture }) => ({
      picture: picture(attributes['picture']),
      queue: titled(rest).map(({ title: text, text: state }) => ({ text, state })),
    }),
  },
};

/** Head of a kind with its headings in the parts. */
const NO_HEAD = { heading: undefined, lead: undefined, link: undefined, ground: undefined };

const titled = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'cards' ? block.items : []));

/** Parses a question with an optional hint in brackets and optional choices: “**Since when** (days) 1 / 2 / 3”. */
function askOf({ title: label, text }: { title: string; text: string }) {
  const [found = '', hint] = /^\(([^)]+)\)/.exec(text) ?? [];
  const choices = text.slice(found.length).trim();
  return { label, ...(hint ? { hint } : {}), ...(choices ? { choices: choices.split(' / ') } : {}) };
}

function tableOf({ rest }: BandParts) {
  const table = rest.find((block) => block.kind === 'table');
  return { caption: table?.caption ?? '', columns: table?.columns ?? [], rows: table?.rows ?? [] };
}

const MARK = /^:f\d\[(.+)\]$/;
const isMarked = (cell: string) => MARK.test(cell);
const plain = (cell: string) => MARK.exec(cell)?.[1] ?? cell;

/** Parses a value with an optional tone: `:warn[not translated]`. */
function tonedOf(cell: string): { value: string; tone?: string } {
  const [, tone, value] = /^:(ok|warn|no|mut|info)\[(.+)\]$/.exec(cell) ?? [];
  return tone && value ? { value, tone } : { value: cell };
}
