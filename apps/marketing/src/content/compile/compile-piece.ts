import type { LanguageCode } from '@genmaster/i18n';
import type { CodeLanguage } from '@genmaster/app-model';
import type { ContentBlock, ContentLink } from '../content-block.ts';
import { named, type ContentLibrary } from './library.ts';
import type { Pictures } from './compile-pictures.ts';
import type { Report } from './problem.ts';
import type { Attributes, PieceSource } from './source.ts';

/** Context of the compilation of a file: its language, its pictures and the functions that report. */
export interface CompileContext {
  language: LanguageCode;
  library: ContentLibrary;
  /** The pictures of the page, by name. */
  pictures: Pictures;
  report: Report;
  /** Collects a link, to be checked when all pages are compiled. */
  link: (line: number, href: string) => void;
}

/** A table with its caption, or any other piece. */
export type Piece = Exclude<PieceSource, { kind: 'table' }> | TablePiece;
type TablePiece = Extract<PieceSource, { kind: 'table' }> & { caption: string; attributes: Attributes };

/** Merges each `::table[Caption]` before a table into that table. */
export function withCaptions(pieces: readonly PieceSource[], report: Report): readonly Piece[] {
  const isCaption = (piece: PieceSource | undefined) => piece?.kind === 'directive' && piece.name === 'table';
  return pieces.flatMap((piece, index): readonly Piece[] => {
    if (isCaption(piece) && pieces[index + 1]?.kind === 'table') return [];
    if (piece.kind !== 'table') return [piece];
    const caption = pieces[index - 1];
    if (caption?.kind === 'directive' && caption.name === 'table') {
      return [{ ...piece, caption: caption.label, attributes: caption.attributes }];
    }
    report(piece.line, 'This table has no caption. Write ::table[Caption] on a line of its own before it.');
    return [];
  });
}

/** Returns the kind of a piece, the same for each of its notations. */
export const kindOfPiece = (piece: Piece): string =>
  piece.kind === 'directive' && piece.name === 'listing'
    ? 'code'
    : piece.kind === 'directive'
      ? piece.name
      : piece.kind;

/** Compiles a piece; missing parts are taken from the same piece of the first language. */
export function compilePiece(piece: Piece, first: Piece | null, context: CompileContext): readonly ContentBlock[] {
  const { report, link } = context;
  const { line } = piece;
  switch (piece.kind) {
    case 'paragraph':
    case 'note':
      return [{ kind: piece.kind, text: piece.text }];
    case 'list':
    case 'steps':
      return [{ kind: piece.kind, items: piece.items } as ContentBlock];
    case 'cards':
    case 'links':
      for (const { href } of piece.items) if (href) link(line, href);
      return [{ kind: piece.kind, items: piece.items as readonly ContentLink[] } as ContentBlock];
    case 'table':
      return compileTable(piece, first, context);
    case 'code':
      if (piece.caption === '')
        report(line, 'This listing has no caption. Write it after the language: ```sql Caption.');
      if (!isLanguage(piece.language)) {
        report(line, `“${piece.language}” is no language of listings. Choose one of: ${CODE_LANGUAGES.join(', ')}.`);
        return [];
      }
      return [{ kind: 'code', caption: piece.caption, language: piece.language, code: piece.code }];
    case 'directive':
      return compileDirective(piece, first, context);
    default:
      return piece satisfies never;
  }
}

/** Languages of listings. */
const CODE_LANGUAGES = [
  'text',
  'ts',
  'tsx',
  'sql',
  'json',
  'yaml',
  'html',
  'css',
  'diff',
  'csv',
  'http',
] as const satisfies readonly CodeLanguage[];

const isLanguage = (name: string): name is CodeLanguage => (CODE_LANGUAGES as readonly string[]).includes(name);

function compileTable(table: TablePiece, first: Piece | null, { library, language, report }: CompileContext) {
  const { caption, columns, line } = table;
  const name = table.attributes['rows'] ?? (first?.kind === 'table' ? first.attributes['rows'] : undefined);
  const rows =
    name === undefined ? table.rows : named(library.tables, 'table', name, (text) => report(line, text))?.(language);
  const uneven = rows?.findIndex((row) => row.length !== columns.length) ?? -1;
  if (uneven >= 0)
    report(line + 2 + uneven, `This row has ${rows?.[uneven]?.length} cells, and the table ${columns.length} columns.`);
  return rows ? [{ kind: 'table', caption, columns, rows } as const] : [];
}

type Directive = Extract<PieceSource, { kind: 'directive' }>;

const DIRECTIVES = {
  listing: ['name'],
  figure: ['name'],
  table: ['rows'],
  'contact-form': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

function compileDirective(directive: Directive, first: Piece | null, context: CompileContext): readonly ContentBlock[] {
  const { library, language } = context;
  const { line, label } = directive;
  const report = (message: string) => context.report(line, message);
  const known: readonly string[] | undefined = DIRECTIVES[directive.name as keyof typeof DIRECTIVES];
  if (!known) {
    report(
      `“::${directive.name}” is unknown here. Choose one of: ${Object.keys(DIRECTIVES)
        .map((name) => `::${name}`)
        .join(', ')}.`,
    );
    return [];
  }
  for (const name of Object.keys(directive.attributes)) {
    if (!known.includes(name))
      report(`“::${directive.name}” takes no “${name}”. It takes ${known.join(', ') || 'nothing'}.`);
  }
  const name = directive.attributes['name'] ?? (first?.kind === 'directive' ? first.attributes['name'] : undefined);
  switch (directive.name) {
    case 'listing': {
      if (label === '') report('This listing has no caption. Write ::listing[Caption]{name=…}.');
      if (name === undefined && first?.kind === 'code') {
        return compilePiece({ ...first, caption: label }, null, { ...context, report: () => undefined });
      }
      const listing = named(library.listings, 'listing', name ?? '', report)?.();
      return listing ? [{ kind: 'code', caption: label, ...listing }] : [];
    }
    case 'figure': {
      const figure = named(library.figures, 'figure', name ?? '', report)?.(language);
      return figure ? [figure] : [];
    }
    case 'contact-form':
      return [{ kind: 'contact-form' }];
    default:
      report('A table follows on ::table[Caption], after an empty line.');
      return [];
  }
}
