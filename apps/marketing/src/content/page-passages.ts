import type { Passage } from '@genmaster/demos/site-guide';
import { languageOf, type LanguageCode } from '@genmaster/i18n';
import type { ContentBlock } from './content-block.ts';
import { plainOf } from './drawing/runs.ts';
import type { PageContent } from './page-content.ts';
import type { BandSpec } from './schema/blocks/index.ts';
import { everyPage } from './site-map.ts';

/** Returns all sentences of the pages in a language as passages, in the order of the site. */
export const passagesIn = (language: LanguageCode): readonly Passage[] =>
  everyPage.filter(({ path }) => languageOf(path) === language).flatMap(passagesOf);

/** Returns the sentences of one page as passages. Code, pictures and links are left out. */
export function passagesOf(page: PageContent): readonly Passage[] {
  const { path, name, heading, promise, demo, bands, questions } = page;
  const at = (anchor: string | undefined, title: string, texts: readonly string[]): Passage[] =>
    texts.map((text) => ({
      href: anchor ? `${path}#${anchor}` : path,
      page: name,
      heading: plainOf(title),
      text: plainOf(text),
    }));
  return [
    ...at(undefined, heading, [promise]),
    ...(demo ? at('demo', demo.heading, [demo.instruction, demo.reality]) : []),
    ...bands.flatMap((band) => bandTexts(band).flatMap(({ anchor, title, texts }) => at(anchor, title, texts))),
    ...questions.flatMap(({ question, answer }) => at('questions', question, [answer])),
  ];
}

interface Section {
  anchor: string | undefined;
  title: string;
  texts: readonly string[];
}

function bandTexts(band: BandSpec): readonly Section[] {
  if (band.kind === 'details')
    return band.items.map(({ id, summary, blocks }) => ({
      anchor: id ?? 'questions',
      title: summary,
      texts: blocks.flatMap(blockTexts),
    }));
  if (band.kind === 'pair')
    return [band.paper, band.stage].map(({ heading, lead }) => ({
      anchor: band.id,
      title: heading,
      texts: lead ? [lead] : [],
    }));
  const { heading = '', lead } = band as { heading?: string; lead?: string };
  const texts = 'text' in band && Array.isArray(band.text) ? band.text : [];
  const blocks = 'blocks' in band && band.blocks ? band.blocks.flatMap(blockTexts) : [];
  return [{ anchor: band.id, title: heading, texts: [...(lead ? [lead] : []), ...texts, ...blocks] }];
}

/** Returns the sentences of a block; a row of a table is one sentence, with its column headings. */
function blockTexts(block: ContentBlock): readonly string[] {
  if (block.kind === 'paragraph' || block.kind === 'note') return [block.text];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'steps' || block.kind === 'cards')
    return block.items.map(({ title, text }) => `${title}: ${text}`);
  if (block.kind === 'table')
    return block.rows.map((row) => row.map((cell, index) => `${block.columns[index] ?? ''}: ${cell}`).join('; '));
  return [];
}
