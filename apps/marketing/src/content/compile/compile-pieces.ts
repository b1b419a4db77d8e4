import type { ContentBlock } from '../content-block.ts';
import { compilePiece, kindOfPiece, withCaptions, type CompileContext, type Piece } from './compile-piece.ts';
import type { PieceSource } from './source.ts';

/** Compiles pieces; a translation is compiled together with the pieces of the first language. */
export function compilePieces(
  sources: readonly PieceSource[],
  first: readonly PieceSource[] | null,
  line: number,
  context: CompileContext,
): readonly ContentBlock[] {
  const pieces = withCaptions(sources, context.report);
  const english = first && withCaptions(first, () => undefined);
  if (english) reportDifference(pieces, english, line, context);
  return pieces.flatMap((piece, index) => compilePiece(piece, english?.[index] ?? null, context));
}

/** Reports the first piece that differs in kind from that of the first language. */
function reportDifference(
  pieces: readonly Piece[],
  english: readonly Piece[],
  line: number,
  { report }: CompileContext,
): void {
  const length = Math.max(pieces.length, english.length);
  for (let index = 0; index < length; index += 1) {
    const [own, theirs] = [pieces[index], english[index]];
    const [kind, other] = [own && describe(own), theirs && describe(theirs)];
    if (kind === other) continue;
    report(own?.line ?? line, `Here is ${kind ?? 'nothing more'}, and in English ${other ?? 'nothing more'}.`);
    return;
  }
}

function describe(piece: Piece): string {
  const kind = kindOfPiece(piece);
  if (piece.kind === 'list' || piece.kind === 'steps') return `${kind} of ${piece.items.length}`;
  if (piece.kind === 'cards' || piece.kind === 'links') {
    return `${kind} to ${piece.items.map(({ href }) => href ?? 'nowhere').join(', ')}`;
  }
  return kind === 'table' && piece.kind === 'table' ? `table of ${piece.columns.length} columns` : kind;
}
