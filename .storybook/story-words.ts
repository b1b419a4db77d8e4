import { ColorPicker, ColorPickerPopover } from '@genmaster/color-picker';
import { ModeSwitch, SectionNav, SiteFooter, SiteHeader, ThemeCog, ToastRegion } from '@genmaster/shell-ui';
import { LoginDialog } from '@genmaster/shell-ui/login-dialog';
import { PageFinder } from '@genmaster/shell-ui/page-finder';
import { ThemePanel } from '@genmaster/shell-ui/theme-panel';
import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import { languageOf, type LanguageCode } from '../apps/marketing/src/content/languages.ts';
import { themeWordsIn } from '../apps/marketing/src/features/theme-customiser/theme-words.ts';
import { voiceTexts } from '../apps/marketing/src/features/voice-assistant/voice-texts.ts';
import { MESSAGE_LOADERS } from '../apps/marketing/src/i18n/message-loaders.ts';
import { createSpeaker } from '../apps/marketing/src/i18n/speak.ts';

/** What the stories say in one language. */
export interface StoryWords {
  code: LanguageCode;
  /** Properties with words that a component gets where its story sets none. */
  argsOf: (component: unknown) => StoryArgs;
  /** What the choices of the theme are called; `null` for the catalogue’s own names. */
  catalogueNames: CatalogueNames | null;
}

type StoryArgs = Readonly<Record<string, unknown>>;

const ENGLISH: StoryWords = { code: 'en', argsOf: () => ({}), catalogueNames: null };

/** Reads the toolbar’s language; whatever is unknown is English, as on the site. */
export const readLanguage = (globals: Record<string, unknown>): LanguageCode =>
  languageOf(`/${String(globals['language'])}`);

/** Fetches the site’s own words. In English nothing is needed: the components bring theirs. */
export async function storyWordsIn(code: LanguageCode): Promise<StoryWords> {
  if (code === 'en') return ENGLISH;
  const [site, { panelLabels, catalogueNames = null }] = await Promise.all([
    MESSAGE_LOADERS.site[code](),
    themeWordsIn(code),
    // Its letters, so that a picture of the story has them.
    document.fonts.load("1em 'Site Devanagari'", 'हि'),
  ]);
  const say = createSpeaker<keyof typeof site>(code, { ...site });
  /** All words whose id begins with the name of a part; what the component fills in itself stays as it is. */
  const wordsOf = (part: string): Record<string, string> =>
    Object.fromEntries(
      (Object.keys(site) as (keyof typeof site)[])
        .filter((id) => id.startsWith(`${part}.`))
        .map((id) => [id.slice(part.length + 1), say(id, { words: '{words}', count: '{count}' })]),
    );
  const args = new Map<unknown, StoryArgs>([
    [SiteHeader, { labels: wordsOf('header') }],
    [SectionNav, { label: say('sidebar.label') }],
    [SiteFooter, { label: say('footer.pages') }],
    [ThemeCog, { label: say('frame.themeSettings') }],
    [ToastRegion, { labels: { region: say('frame.messages'), dismiss: say('frame.dismiss') } }],
    [ModeSwitch, { labels: { ...wordsOf('mode'), name: say('mode.label') } }],
    [LoginDialog, { labels: wordsOf('login') }],
    [PageFinder, { labels: wordsOf('finder') }],
    [VoiceAssistant, { labels: voiceTexts[code].labels }],
    [ThemePanel, { labels: panelLabels }],
    [ColorPicker, { labels: panelLabels?.picker }],
    [ColorPickerPopover, { labels: panelLabels?.picker }],
  ]);
  return { code, argsOf: (component) => args.get(component) ?? {}, catalogueNames };
}

/** Puts words under what a story says itself: its own properties win, and so does each of its own labels. */
export function withWords(words: StoryArgs, own: StoryArgs): StoryArgs {
  const [labels, ownLabels] = [words['labels'], own['labels']].map((value) => (typeof value === 'object' ? value : {}));
  return { ...words, ...own, ...(words['labels'] ? { labels: { ...labels, ...ownLabels } } : {}) };
}
