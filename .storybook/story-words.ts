import { ColorPicker, ColorPickerPopover } from '@genmaster/color-picker';
import type { SiteWords } from '../apps/marketing/src/features/navigation/site-navigation.tsx';
import { ModeSwitch, SiteFooter, SiteHeader, SiteRail, ThemeCog, ThumbBar, ToastRegion } from '@genmaster/shell-ui';
import { LoginDialog } from '@genmaster/shell-ui/login-dialog';
import { PageFinder } from '@genmaster/shell-ui/page-finder';
import { ThemePanel } from '@genmaster/shell-ui/theme-panel';
import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import { languageOf, type LanguageCode } from '@genmaster/i18n';
import { themeWordsIn } from '../apps/marketing/src/features/theme-customiser/theme-words.ts';
import { voiceTexts } from '../apps/marketing/src/features/voice-assistant/voice-texts.ts';
import type { SiteNavigation } from '../apps/marketing/src/content/navigation.ts';
import { createLanguagePacks, type LanguagePacks } from '@genmaster/i18n';
import { MESSAGE_LOADERS } from '@genmaster/i18n';

/** What the stories say in one language. */
export interface StoryWords {
  code: LanguageCode;
  /** Properties with words that a component gets where its story sets none. */
  argsOf: (component: unknown) => StoryArgs;
  /** What the choices of the theme are called; `null` for the catalogue’s own names. */
  catalogueNames: CatalogueNames | null;
  /** For stories of the site: its languages, of which this one is there. */
  languages: LanguagePacks<SiteWords>;
}

type StoryArgs = Readonly<Record<string, unknown>>;

let packs: LanguagePacks<SiteWords> | null = null;

/** Reads the toolbar’s language; whatever is unknown is English, as on the site. */
export const readLanguage = (globals: Record<string, unknown>): LanguageCode =>
  languageOf(`/${String(globals['language'])}`);

/** Fetches the site’s own words. In English the components bring theirs. */
export async function storyWordsIn(code: LanguageCode): Promise<StoryWords> {
  // A story has no pages around it, so there is nothing to navigate to.
  const navigation = (): Promise<SiteNavigation> => Promise.resolve({ menus: [], areas: [] });
  packs ??= createLanguagePacks({ extra: async () => ({ navigation: await navigation() }) });
  const languages = packs;
  const { say } = await languages.load(code);
  if (code === 'en') return { code, argsOf: () => ({}), catalogueNames: null, languages };
  const [site, { panelLabels, catalogueNames = null }] = await Promise.all([
    MESSAGE_LOADERS.site[code](),
    themeWordsIn(code),
    // Its letters, so that a picture of the story has them.
    document.fonts.load("1em 'Site Devanagari'", 'हि'),
  ]);
  /** All words whose id begins with the name of a part; what the component fills in itself stays as it is. */
  const wordsOf = (part: string): Record<string, string> =>
    Object.fromEntries(
      (Object.keys(site) as (keyof typeof site)[])
        .filter((id) => id.startsWith(`${part}.`))
        .map((id) => [id.slice(part.length + 1), say(id, { words: '{words}', count: '{count}' })]),
    );
  const args = new Map<unknown, StoryArgs>([
    [SiteHeader, { labels: wordsOf('header') }],
    [
      SiteRail,
      {
        labels: {
          name: say('rail.name'),
          open: say('rail.open'),
          close: say('rail.close'),
          overview: say('rail.overview'),
        },
      },
    ],
    [ThumbBar, { label: say('thumb.label') }],
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
  return { code, argsOf: (component) => args.get(component) ?? {}, catalogueNames, languages };
}

/** Puts words under what a story says itself: its own properties win, and so does each of its own labels. */
export function withWords(words: StoryArgs, own: StoryArgs): StoryArgs {
  const [labels, ownLabels] = [words['labels'], own['labels']].map((value) => (typeof value === 'object' ? value : {}));
  return { ...words, ...own, ...(words['labels'] ? { labels: { ...labels, ...ownLabels } } : {}) };
}
