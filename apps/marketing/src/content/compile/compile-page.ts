import type { PageDemo } from '@genmaster/demos/names';
import type { AreaId, PageContent } from '../page-content.ts';
import type { PageFacts } from '../schema/page-facts.ts';
import type { PageWords } from '../schema/page-words.ts';
import { compileBand } from './compile-band.ts';
import { compileDetails } from './compile-details.ts';
import { compileHero } from './compile-hero.ts';
import { compileClosing, compileRelated, endOf, isEnd } from './compile-ends.ts';
import type { CompileContext } from './compile-piece.ts';
import { compilePictures } from './compile-pictures.ts';
import { mergeWords } from './merge-words.ts';
import type { BlockSource, WordsSource } from './source.ts';

export interface PageParts {
  area: AreaId;
  facts: PageFacts;
  /** The validated front matter. */
  front: PageWords;
  words: WordsSource;
  /** The words of the first language; `null` for the first language itself. */
  english: WordsSource | null;
  /** Returns the name of a page in the language. */
  nameOf: (address: string) => string | undefined;
  /** Reports a problem of the hero or of a picture, at its entry in `page.yaml`. */
  reportFact: (path: string, message: string) => void;
}

/** Combines facts and words of one page in one language; `null` for a translation with a different structure. */
export function compilePage(parts: PageParts, bare: Omit<CompileContext, 'pictures'>): PageContent | null {
  const { area, facts, front, words, english, nameOf } = parts;
  const { name, summary, heading, promise, title, description } = front;
  const { report } = bare;
  const lay = (name: 'hero' | 'pictures') =>
    mergeWords(mergeWords(facts[name], english?.front.value[name]), words.front.value[name]);
  const written = (lay('pictures') ?? {}) as Readonly<Record<string, unknown>>;
  const pictures = compilePictures(written, bare, parts.reportFact);
  const context: CompileContext = { ...bare, pictures };
  const hero = facts.hero && compileHero(lay('hero'), pictures, parts.reportFact);
  if (english && hasOtherStructure(words, english, context)) return null;
  const details = compileDetails(endOf(words, 'details'), english && endOf(english, 'details'), context);
  const body = words.blocks.filter((block) => !isEnd(block));
  const englishBody = english?.blocks.filter((block) => !isEnd(block)) ?? [];
  reportRepeats(body, context);

  const actionsLine = words.front.lines['actions'] ?? 1;
  if (front.actions.length !== facts.actions.length) {
    report(actionsLine, `Here are ${front.actions.length} labels, and page.yaml has ${facts.actions.length} actions.`);
  }
  const actions = facts.actions.map((href, index) => ({ href, label: front.actions[index] ?? '' }));

  return {
    path: facts.address,
    area,
    kind: facts.kind,
    name,
    summary,
    heading,
    promise,
    actions,
    ...(front.status ? { status: front.status } : {}),
    ...demoOf(facts, front, words, context),
    ...(facts.layout ? { layout: facts.layout } : {}),
    ...(pictures['page'] ? { picture: pictures['page'] } : {}),
    ...(hero ? { hero } : {}),
    bands: [
      ...body.flatMap((block, index) => compileBand(block, englishBody[index] ?? null, context) ?? []),
      details.band,
    ],
    questions: details.questions,
    related: compileRelated(endOf(words, 'related'), facts, nameOf, context),
    closing: compileClosing(endOf(words, 'closing'), facts, words, context),
    metadata: { title, description },
  };
}

function demoOf({ demo: id }: PageFacts, { demo }: PageWords, { front }: WordsSource, { report }: CompileContext) {
  const line = front.lines['demo'] ?? 1;
  if (id && !demo)
    report(line, 'page.yaml names a demo, and its words are missing: demo with heading, instruction, reality.');
  if (!id && demo) report(line, 'These are words of a demo, and page.yaml names none.');
  return id && demo ? { demo: { id: id as PageDemo['id'], ...demo } } : {};
}

/** Returns whether a translation has different blocks, and reports the first difference. */
function hasOtherStructure(words: WordsSource, english: WordsSource, { report, language }: CompileContext): boolean {
  const count = Math.max(words.blocks.length, english.blocks.length);
  for (let index = 0; index < count; index += 1) {
    const [own, theirs] = [words.blocks[index], english.blocks[index]];
    const [name, other] = [nameOf(own, theirs), nameOf(theirs, theirs)];
    if (name === other) continue;
    report(
      own?.line ?? words.blocks.at(-1)?.line ?? 1,
      `The ${language} page has ${name} here, and the English one ${other}.`,
    );
    return true;
  }
  return false;
}

/** Returns the name of a block as in its directive; a missing anchor is that of the first language. */
function nameOf(block: BlockSource | undefined, english: BlockSource | undefined): string {
  if (!block) return 'no block';
  const id = block.attributes['id'] ?? (block.kind === english?.kind ? english.attributes['id'] : undefined);
  return `:::${block.kind}${id ? `{#${id}}` : ''}`;
}

function reportRepeats(blocks: readonly BlockSource[], { report }: CompileContext): void {
  const seen = new Set<string>();
  for (const { attributes, line } of blocks) {
    const { id } = attributes;
    if (id && seen.has(id)) report(line, `The anchor “${id}” is taken by a block above.`);
    if (id) seen.add(id);
  }
}
