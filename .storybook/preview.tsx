import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import type { ThemeMode } from '@genmaster/theme-engine';
import { ThemeEngineProvider } from '@genmaster/theme-engine/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, useGlobals } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '../apps/marketing/src/styles/fonts.css';
import '../apps/marketing/src/styles/tokens.css';
import '../apps/marketing/src/styles/base.css';
import '../apps/marketing/src/styles/buttons.css';
import '../apps/marketing/src/styles/languages.css';
import './docs-pages.css';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@genmaster/i18n';
import { groupedControls, shownCalls, withoutElementControls } from './arg-types.ts';
import { DocsPage } from './docs-page.tsx';
import { playInTurn } from './play-in-turn.ts';
import { startPreviewTheme, writeThemeDefaults, type PreviewTheme } from './preview-theme.ts';
import { playsInEnglish } from './plays-in-english.ts';
import { readLanguage, storyWordsIn, withWords, type StoryWords } from './story-words.ts';
import { globalsOf, initialThemeGlobals, MODES, readGlobals } from './theme-globals.ts';

// A docs page starts many frames at once, and a busy machine takes its time to fetch the lazy parts of each.
configure({ asyncUtilTimeout: 10_000 });

/** The current engine: each story gets a new one, the stories of a docs page share one. */
let current: PreviewTheme | null = null;
let isJudged = false;

/** Shows a mode for the test runner without updating the toolbar, which would run the story again. */
window.showMode = (mode) => {
  isJudged = true;
  current?.show(mode);
  isJudged = false;
};

/* eslint-disable react-hooks/rules-of-hooks, react-hooks/exhaustive-deps -- These are the workshop’s own hooks: decorators may call them, and its `updateGlobals` never changes. */
/** Renders the story in the toolbar's language, with the messages of the site. */
const withLanguage: Decorator = (Story, { args, component, globals, loaded }) => {
  const { code, argsOf } = (loaded as { words: StoryWords }).words;
  // Before the story renders and plays, because the styles of a language depend on the attribute.
  document.documentElement.lang = code;
  return (
    <>
      <Story args={withWords(argsOf(component), args)} />
      {code === readLanguage(globals) ? null : (
        <p role="note" className="story-language">
          This story presses controls by their English names, so it plays in English.
        </p>
      )}
    </>
  );
};

/** Provides the engine to the story and synchronises the toolbar and the engine in both directions. */
const withTheme: Decorator = (Story, { globals, viewMode, loaded }) => {
  const [, updateGlobals] = useGlobals();
  const { theme, scheme, mode } = readGlobals(globals);
  const direction = String(globals.direction);
  const { catalogueNames } = (loaded as { words: StoryWords }).words;
  current ??= startPreviewTheme(document, { theme, scheme, mode }, catalogueNames);
  const { engine, follow, name } = current;

  useEffect(() => name(catalogueNames), [name, catalogueNames]);
  useEffect(() => follow({ theme, scheme, mode }), [follow, theme, scheme, mode]);
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  useEffect(() => {
    const updateToolbar = () => {
      if (isJudged) return;
      const held = globalsOf(engine);
      if (held.theme !== theme || held.scheme !== scheme || held.mode !== mode) updateGlobals({ ...held });
    };
    if (viewMode === 'docs') return undefined;
    updateToolbar();
    return engine.subscribe(updateToolbar);
  }, [engine, viewMode, theme, scheme, mode]);
  return (
    <ThemeEngineProvider engine={engine}>
      <Story />
    </ThemeEngineProvider>
  );
};
/* eslint-enable react-hooks/rules-of-hooks, react-hooks/exhaustive-deps */

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: () => writeThemeDefaults(document),
  beforeEach: async ({ viewMode }) => {
    if (viewMode === 'docs') return undefined;
    await playInTurn();
    // Runs when a story unmounts or restarts, not when the toolbar re-renders it.
    return () => {
      current?.dispose();
      current = null;
    };
  },
  loaders: [
    async (story) => ({ words: await storyWordsIn(playsInEnglish(story) ? 'en' : readLanguage(story.globals)) }),
  ],
  decorators: [withLanguage, withTheme],
  argsEnhancers: [shownCalls],
  argTypesEnhancers: [withoutElementControls, groupedControls],
  initialGlobals: { ...initialThemeGlobals, language: 'en', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: defaultCatalogue.themes.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'circle',
        dynamicTitle: true,
        items: defaultCatalogue.schemes.map(({ code, name }) => ({ value: code, title: `${code} ${name}` })),
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: MODES.map((value) => ({ value, title: `${value[0]!.toUpperCase()}${value.slice(1)}` })),
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: LANGUAGE_CODES.map((value) => ({ value, title: LANGUAGE_NAMES[value], right: value })),
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // Axe would fetch and parse the stylesheets again, for an experimental rule that does not run.
      options: { preload: { assets: ['media'] } },
    },
    docs: { container: DocsPage },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Foundations',
          [
            'Overview',
            'colors',
            'type-scale',
            'fonts',
            'icons',
            'spacing',
            'breakpoints',
            'elevation',
            'motion',
            'Writing',
            'backgrounds',
            'themes',
            'tokens',
          ],
          'Color picker',
          ['color-picker', 'color-picker-popover'],
          'Shell',
          'Site',
          'Demos',
          'Languages',
          'Contact',
        ],
      },
    },
  },
};

export default preview;

declare global {
  interface Window {
    showMode: (mode: ThemeMode) => void;
  }
}
