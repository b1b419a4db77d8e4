import * as v from 'valibot';
import { bentoBlock } from './bento-block.ts';
import { branchBlock } from './branch-block.ts';
import { compareBlock } from './compare-block.ts';
import { detailsBlock } from './details-block.ts';
import { deviceBlock } from './device-block.ts';
import { keysBlock } from './keys-block.ts';
import { ledgerBlock } from './ledger-block.ts';
import { pairBlock } from './pair-block.ts';
import { plateBlock } from './plate-block.ts';
import { proposalBlock } from './proposal-block.ts';
import { proseBlock } from './prose-block.ts';
import { readsBlock } from './reads-block.ts';
import { slopeBlock } from './slope-block.ts';
import { splitBlock } from './split-block.ts';
import { stageFigureBlock } from './stage-figure-block.ts';
import { statementBlock } from './statement-block.ts';
import { stepsBlock } from './steps-block.ts';
import { swapBlock } from './swap-block.ts';
import { weaveBlock } from './weave-block.ts';

export { heroSchema, type HeroSpec } from './hero-schema.ts';
export { GROUNDS, type Ground } from './band-head.ts';

/** One band of a page. Related pages and the closing come from the page and are not bands of its data. */
export const bandSchema = v.variant('kind', [
  splitBlock,
  bentoBlock,
  pairBlock,
  statementBlock,
  stepsBlock,
  slopeBlock,
  stageFigureBlock,
  keysBlock,
  ledgerBlock,
  compareBlock,
  plateBlock,
  branchBlock,
  proposalBlock,
  weaveBlock,
  swapBlock,
  readsBlock,
  deviceBlock,
  detailsBlock,
  proseBlock,
]);

/** A band in page data. */
export type BandSpec = v.InferOutput<typeof bandSchema>;

export type BandKind = BandSpec['kind'];
