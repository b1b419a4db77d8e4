import type { PlatformServices } from '../../platform/services-context.tsx';
import type { ThemeServices } from '../theme-customiser/theme-context.tsx';
import { changeTheme, chooseMode } from '../theme-customiser/choose-mode.ts';
import { finderOpened } from '../page-finder/page-finder-slice.ts';
import { panelClosed, panelOpened } from '../theme-customiser/theme-panel-slice.ts';
import { findNamed } from './find-named.ts';
import type { Intent } from './grammar.ts';
import type { Place } from './site-places.ts';
import type { TranslateVoice } from './voice-texts.ts';

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
  t: TranslateVoice;
  places: readonly Place[];
  /** Undefined when the page has no model. */
  model?: CommandModel | undefined;
  /** Navigates to an address of the site, or one step back. */
  navigate: (to: string | -1) => void;
}

/** Runs a command, or asks for confirmation when it would change something. Never throws. */
export async function runCommand(
  intent: Exclude<Intent, { kind: 'yes' | 'no' }>,
  context: CommandContext,
): Promise<Reply> {
  const { services, t, navigate } = context;
  switch (intent.kind) {
    case 'go':
      return goTo(intent.words, context);
    case 'find':
      services.store.dispatch(finderOpened({ words: intent.words }));
      return { answer: t('finding', { name: intent.words }) };
    case 'back':
      navigate(-1);
      return { answer: t('wentBack') };
    case 'panel':
      services.store.dispatch(intent.isOpen ? panelOpened() : panelClosed());
      return { answer: t(intent.isOpen ? 'panelOpened' : 'panelClosed') };
    case 'mode':
      return {
        answer: t('askMode', { name: t(`mode.${intent.mode}`) }),
        confirm: () => attempt(t, () => chooseMode(services, intent.mode)),
      };
    case 'scheme':
      return askForScheme(intent.words, context);
    case 'addField':
      return askForField(intent.words, context);
    case 'undo':
    case 'redo':
      return step(intent.kind, context);
    case 'help':
      return { answer: t('help'), hasList: true };
    default:
      return intent satisfies never;
  }
}

function goTo(words: string, { t, places, navigate }: CommandContext): Reply {
  const found = findNamed(words, places);
  const hrefs = new Set(found.map(({ href }) => href));
  const [first] = found;
  if (!first) return { answer: t('noSuchPage', { name: words }) };
  if (hrefs.size > 1) {
    return {
      answer: t('whichPage', { name: words }),
      examples: found.slice(0, 5).map(({ name }) => t('goTo', { name })),
    };
  }
  navigate(first.href);
  return { answer: t('going', { name: first.name }) };
}

function askForField(words: string, { t, model }: CommandContext): Reply {
  if (!model) return { answer: t('noModel') };
  const name = model.nameOf(words);
  if (name === null) return { answer: t('noSuchField', { name: words }) };
  return {
    answer: t('askField', { name }),
    confirm: () => {
      model.add(words);
      return Promise.resolve({ answer: t('fieldAdded', { name }) });
    },
  };
}

async function askForScheme(words: string, { services, t }: CommandContext): Promise<Reply> {
  const runtime = await services.theme.load().catch(() => null);
  if (!runtime) return { answer: t('lostTheme') };
  const { schemes } = runtime.getEngine().catalogue;
  const byCode = schemes.filter(({ code }) => code === words);
  const [scheme, ...others] = byCode.length > 0 ? byCode : findNamed(words, schemes);
  if (!scheme || others.length > 0) {
    const list = schemes.map(({ code, name }) => `${name} (${code})`).join(', ');
    return { answer: t('noSuchScheme', { name: words, list }) };
  }
  return {
    answer: t('askScheme', { name: scheme.name }),
    confirm: () => attempt(t, () => changeTheme(services, (engine) => engine.chooseScheme(scheme.code))),
  };
}

async function step(direction: 'undo' | 'redo', { services, t, model }: CommandContext): Promise<Reply> {
  const field = direction === 'undo' ? (model?.undo() ?? null) : null;
  if (field !== null) return { answer: t('fieldRemoved', { name: field }) };
  let label: string | null = null;
  try {
    await changeTheme(services, (engine) => {
      const { undoLabel, redoLabel } = engine.getSnapshot();
      label = direction === 'undo' ? undoLabel : redoLabel;
      engine[direction]();
    });
  } catch {
    return { answer: t('lostTheme') };
  }
  if (label === null) return { answer: t(direction === 'undo' ? 'nothingToUndo' : 'nothingToRedo') };
  return { answer: t(direction === 'undo' ? 'undone' : 'redone', { name: label }) };
}

async function attempt(t: TranslateVoice, change: () => Promise<void>): Promise<Reply> {
  try {
    await change();
    return { answer: t('done') };
  } catch {
    return { answer: t('lostTheme') };
  }
}
