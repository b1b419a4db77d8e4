import { ColorPicker, ColorPickerPopover, ColorPickerRoot } from '@genmaster/color-picker';
import type { SiteWords } from '../apps/marketing/src/features/navigation/site-navigation.tsx';
import { ModeSwitch, SiteFooter, SiteHeader, SiteRail, ThemeCog, ThumbBar, ToastRegion } from '@genmaster/shell-ui';
import { LoginDialog } from '@genmaster/shell-ui/login-dialog';
import { PageFinder } from '@genmaster/shell-ui/page-finder';
import { ConfirmDialog, ThemePanel } from '@genmaster/shell-ui/theme-panel';
import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import { languageOf, type LanguageCode } from '@genmaster/i18n';
import { themeWordsIn } from '../apps/marketing/src/features/theme-customiser/theme-words.ts';
import { voiceLabels, voiceTextIn } from '../apps/marketing/src/features/voice-assistant/voice-texts.ts';
import type { SiteNavigation } from '../apps/marketing/src/content/navigation.ts';
import { createLanguagePacks, type LanguagePacks } from '@genmaster/i18n';
import { MESSAGE_LOADERS } from '@genmaster/i18n';

/** Messages of the stories in one language. */
export interface StoryWords {
  code: LanguageCode;
  /** Returns the translated args of a component, used where its story sets none. */
  argsOf: (component: unknown) => StoryArgs;
  /** Names of the theme's options; `null` for those of the catalogue. */
  catalogueNames: CatalogueNames | null;
  /** Language packs for stories of the site; the current language is loaded. */
  languages: LanguagePacks<SiteWords>;
}

type StoryArgs = Readonly<Record<string, unknown>>;

let packs: LanguagePacks<SiteWords> | null = null;

/** Returns the toolbar's language; an unknown one is English, as on the site. */
export const readLanguage = (globals: Record<string, unknown>): LanguageCode =>
  languageOf(`/${String(globals['language'])}`);

/** Loads the messages of the site. In English, components use their default labels. */
export async function storyWordsIn(code: LanguageCode): Promise<StoryWords> {
  // A story has no other pages, so its navigation is empty.
  const navigation = (): Promise<SiteNavigation> => Promise.resolve({ menus: [], areas: [] });
  packs ??= createLanguagePacks({ extra: async () => ({ navigation: await navigation() }) });
  const languages = packs;
  const { t } = await languages.load(code);
  if (code === 'en') return { code, argsOf: () => ({}), catalogueNames: null, languages };
  const [site, { panelLabels, catalogueNames = null }] = await Promise.all([
    MESSAGE_LOADERS.site[code](),
    themeWordsIn(code),
    // Loads the Devanagari font, so that it is in screenshots of the story.
    document.fonts.load("1em 'Site Devanagari'", 'हि'),
  ]);
  /** Returns all messages whose id starts with the name of a part; keeps placeholders that the component replaces. */
  const wordsOf = (part: string): Record<string, string> =>
    Object.fromEntries(
      (Object.keys(site) as (keyof typeof site)[])
        .filter((id) => id.startsWith(`${part}.`))
        .map((id) => [id.slice(part.length + 1), t(id, { words: '{words}', count: '{count}' })]),
    );
  const args = new Map<unknown, StoryArgs>([
    [SiteHeader, { labels: wordsOf('header') }],
    [
      SiteRail,
      {
        labels: {
          name: t('rail.name'),
          open: t('rail.open'),
          close: t('rail.close'),
          overview: t('rail.overview'),
        },
      },
    ],
    [ThumbBar, { label: t('thumb.label') }],
    [SiteFooter, { label: t('footer.pages') }],
    [ThemeCog, { label: t('frame.themeSettings') }],
    [ToastRegion, { labels: { region: t('frame.messages'), dismiss: t('frame.dismiss') } }],
    [ModeSwitch, { labels: { ...wordsOf('mode'), name: t('mode.label') } }],
    [LoginDialog, { labels: wordsOf('login') }],
    [PageFinder, { labels: wordsOf('finder') }],
    [VoiceAssistant, { labels: voiceLabels(voiceTextIn[code]) }],
    [ThemePanel, { labels: panelLabels }],
    [ConfirmDialog, { labels: { ok: panelLabels?.ok, cancel: panelLabels?.cancel } }],
    [ColorPicker, { labels: panelLabels?.picker }],
    [ColorPickerPopover, { labels: panelLabels?.picker }],
    [ColorPickerRoot, { labels: panelLabels?.picker }],
  ]);
  return { code, argsOf: (component) => args.get(component) ?? {}, catalogueNames, languages };
}

/** Merges translated args with those of a story, which take precedence, including each single label. */
export function withWords(words: StoryArgs, own: StoryArgs): StoryArgs {
  const [labels, ownLabels] = [words['labels'], own['labels']].map((value) => (typeof value === 'object' ? value : {}));
  return { ...words, ...own, ...(words['labels'] ? { labels: { ...labels, ...ownLabels } } : {}) };
}
