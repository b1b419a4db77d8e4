import type { PlatformServices } from '../../platform/services-context.tsx';
import type { ThemeServices } from '../theme-customiser/theme-context.tsx';
import { changeTheme, chooseMode } from '../theme-customiser/choose-mode.ts';
import { finderOpened } from '../page-finder/page-finder-slice.ts';
import { panelClosed, panelOpened } from '../theme-customiser/theme-panel-slice.ts';
import { findNamed } from './find-named.ts';
import type { Intent } from './grammar.ts';
import type { Place } from './site-places.ts';
import type { VoiceTexts } from './voice-texts.ts';

/** Result of a command: an answer, and optionally a question that must be confirmed first. */
export interface Reply {
  answer: string;
  /** Runs after “yes”. Commands that change something need this confirmation. */
  confirm?: () => Promise<Reply>;
  /** Commands to choose from, instead of the whole list. */
  examples?: readonly string[];
  /** Whether the answer refers to the list of commands, which is then expanded. */
  hasList?: boolean;
}

/** A data model on the page whose fields commands may change. */
export interface CommandModel {
  /** Returns the name of a new field; `null` when the model is full or has the field already. */
  nameOf: (words: string) => string | null;
  add: (words: string) => void;
  /**
   * Removes the last added field and returns its name; `null` when none was added, so that “undo” applies to the theme.
   */
  undo: () => string | null;
}

export interface CommandContext {
  services: Pick<PlatformServices, 'store'> & ThemeServices;
  texts: VoiceTexts;
  places: readonly Place[];
  /** Undefined when the page has no model. */
  model?: CommandModel | undefined;
  /** Navigates to an address of the site, or one step back. */
  navigate: (to: string | -1) => void;
}

const withName = (text: string, name: string) => text.replaceAll('{name}', name);

/** Runs a command, or asks for confirmation when it would change something. Never throws. */
export async function runCommand(
  intent: Exclude<Intent, { kind: 'yes' | 'no' }>,
  context: CommandContext,
): Promise<Reply> {
  const { services, texts, navigate } = context;
  switch (intent.kind) {
    case 'go':
      return goTo(intent.words, context);
    case 'find':
      services.store.dispatch(finderOpened({ words: intent.words }));
      return { answer: withName(texts.finding, intent.words) };
    case 'back':
      navigate(-1);
      return { answer: texts.wentBack };
    case 'panel':
      services.store.dispatch(intent.isOpen ? panelOpened() : panelClosed());
      return { answer: intent.isOpen ? texts.panelOpened : texts.panelClosed };
    case 'mode':
      return {
        answer: withName(texts.askMode, texts.modes[intent.mode]),
        confirm: () => attempt(texts, () => chooseMode(services, intent.mode)),
      };
    case 'scheme':
      return askForScheme(intent.words, context);
    case 'addField':
      return askForField(intent.words, context);
    case 'undo':
    case 'redo':
      return step(intent.kind, context);
    case 'help':
      return { answer: texts.help, hasList: true };
    default:
      return intent satisfies never;
  }
}

function goTo(words: string, { texts, places, navigate }: CommandContext): Reply {
  const found = findNamed(words, places);
  const hrefs = new Set(found.map(({ href }) => href));
  const [first] = found;
  if (!first) return { answer: withName(texts.noSuchPage, words) };
  if (hrefs.size > 1) {
    return {
      answer: withName(texts.whichPage, words),
      examples: found.slice(0, 5).map(({ name }) => withName(texts.goTo, name)),
    };
  }
  navigate(first.href);
  return { answer: withName(texts.going, first.name) };
}

function askForField(words: string, { texts, model }: CommandContext): Reply {
  if (!model) return { answer: texts.noModel };
  const name = model.nameOf(words);
  if (name === null) return { answer: withName(texts.noSuchField, words) };
  return {
    answer: withName(texts.askField, name),
    confirm: () => {
      model.add(words);
      return Promise.resolve({ answer: withName(texts.fieldAdded, name) });
    },
  };
}

async function askForScheme(words: string, { services, texts }: CommandContext): Promise<Reply> {
  const runtime = await services.theme.load().catch(() => null);
  if (!runtime) return { answer: texts.lostTheme };
  const { schemes } = runtime.getEngine().catalogue;
  const byCode = schemes.filter(({ code }) => code === words);
  const [scheme, ...others] = byCode.length > 0 ? byCode : findNamed(words, schemes);
  if (!scheme || others.length > 0) {
    const list = schemes.map(({ code, name }) => `${name} (${code})`).join(', ');
    return { answer: withName(texts.noSuchScheme, words).replace('{list}', list) };
  }
  return {
    answer: withName(texts.askScheme, scheme.name),
    confirm: () => attempt(texts, () => changeTheme(services, (engine) => engine.chooseScheme(scheme.code))),
  };
}

async function step(direction: 'undo' | 'redo', { services, texts, model }: CommandContext): Promise<Reply> {
  const field = direction === 'undo' ? (model?.undo() ?? null) : null;
  if (field !== null) return { answer: withName(texts.fieldRemoved, field) };
  let label: string | null = null;
  try {
    await changeTheme(services, (engine) => {
      const { undoLabel, redoLabel } = engine.getSnapshot();
      label = direction === 'undo' ? undoLabel : redoLabel;
      engine[direction]();
    });
  } catch {
    return { answer: texts.lostTheme };
  }
  if (label === null) return { answer: direction === 'undo' ? texts.nothingToUndo : texts.nothingToRedo };
  return { answer: withName(direction === 'undo' ? texts.undone : texts.redone, label) };
}

async function attempt(texts: VoiceTexts, change: () => Promise<void>): Promise<Reply> {
  try {
    await change();
    return { answer: texts.done };
  } catch {
    return { answer: texts.lostTheme };
  }
}
