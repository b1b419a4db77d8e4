import type { DrawnBody } from './drawing/drawn.ts';
import { drawPicture } from './drawing/draw-picture.ts';
import type { Run, Runs } from './drawing/runs.ts';
import type { PageContent } from './page-content.ts';
import type { Picture } from './schema/pictures/index.ts';

/** One line of a window: its text, an optional answer at its end, and its thread. */
export interface SocialLine {
  text: string;
  end?: string;
  thread?: 1 | 2 | 3;
  isCode?: boolean;
}

/** The picture of a page on its card: a window with a few lines. */
export interface SocialWindow {
  title: string;
  note?: string;
  lines: readonly SocialLine[];
}

const MOST_LINES = 7;

/** Returns the window for a page’s card: its own picture, or the first readable one on the page. */
export function socialWindowOf(page: Pick<PageContent, 'picture' | 'hero' | 'bands'>): SocialWindow | undefined {
  const pictures = [...(page.picture ? [page.picture] : []), ...picturesIn([page.hero, page.bands])];
  return pictures
    .flatMap((picture) => drawPicture(picture, 'en'))
    .map(({ title = '', note, body }): SocialWindow => {
      const lines = linesOf(body).filter(({ text, end = '' }) => isSettable(text + end));
      return { title, ...(note?.trim() && isSettable(note) ? { note } : {}), lines: lines.slice(0, MOST_LINES) };
    })
    .find(({ title, lines }) => lines.length > 1 && isSettable(title));
}

/**
 * Returns whether a card can render the text. Devanagari needs shaping, which the renderer of cards does not support.
 */
const isSettable = (text: string): boolean => !/[^\u0020-\u024f\u2010-\u2026\u20b9\u2264\u2265]/.test(text);

function picturesIn(value: unknown): readonly Picture[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  if (typeof (value as { picture?: unknown }).picture === 'string') return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}

function linesOf(body: DrawnBody): readonly SocialLine[] {
  switch (body.show) {
    case 'definition':
      return body.fields.map(({ label, type, thread }) => ({ text: label, end: type, ...(thread ? { thread } : {}) }));
    case 'form':
      return body.inputs.map(({ label, value, thread }) => ({
        text: label,
        end: value,
        ...(thread ? { thread } : {}),
      }));
    case 'table':
      return [body.columns.map(({ label }) => [label]), ...body.rows].map((row) => {
        const cells = row.map(plain).filter(Boolean);
        return { text: cells.slice(0, 2).join(' · '), end: cells.slice(2).at(-1) ?? '' };
      });
    case 'source':
      return body.lines.map(({ runs, change }) => ({
        text: `${change === 'added' ? '+ ' : change === 'removed' ? '– ' : ''}${plain(runs)}`,
        isCode: true,
      }));
    case 'calls':
      return body.calls.map(({ method, path }) => ({ text: `${method}  ${path}`, isCode: true }));
    case 'list':
      return body.items.map(({ runs, answer = '' }) => ({ text: plain(runs), end: answer }));
    case 'proposal':
      return body.items.map(({ label, value, said }) => ({ text: `${label}: ${value}`, end: said }));
    case 'policy':
      return body.rules.map(({ who, may, on, said }) => ({ text: `${who} ${may} ${on}`, end: said }));
    case 'tree':
      return body.items.map(({ name, depth }) => ({ text: `${'\u00a0\u00a0'.repeat(depth)}${name}`, isCode: true }));
    case 'bars':
      return body.bars.map(({ label, value }) => ({ text: label, end: value }));
    case 'text':
      return body.lines.map((runs) => ({ text: plain(runs) }));
    case 'words':
      return [{ text: body.text }, ...body.facts.map((text) => ({ text }))];
    case 'layers':
      return body.layers.map(({ name, cells }) => ({ text: name, end: cells.join(' · ') }));
    case 'catalogue':
    case 'theme':
    case 'picker':
    case 'figure':
      return [];
    default:
      return body satisfies never;
  }
}

const plain = (runs: Runs): string => runs.map((run: Run) => (typeof run === 'string' ? run : run[1])).join('');
