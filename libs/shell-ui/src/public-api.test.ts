import * as shell from './index.ts';
import * as loginDialog from './login-dialog/index.ts';
import * as pageFinder from './page-finder/index.ts';
import * as themePanel from './theme-panel/index.ts';
import * as voiceAssistant from './voice-assistant/index.ts';

// A change here is a change for everybody who installs the package: it wants a version plan.
it.each([
  {
    door: '.',
    exports: shell,
    names: ['MODE_SWITCH_LABELS', 'ModeSwitch', 'SectionNav', 'SiteFooter', 'SiteHeader', 'ThemeCog', 'ToastRegion'],
  },
  {
    door: './theme-panel',
    exports: themePanel,
    names: ['PANEL_WIDTH_PX', 'THEME_PANEL_LABELS', 'ThemePanel'],
  },
  { door: './page-finder', exports: pageFinder, names: ['PAGE_FINDER_LABELS', 'PageFinder'] },
  { door: './voice-assistant', exports: voiceAssistant, names: ['VOICE_ASSISTANT_LABELS', 'VoiceAssistant'] },
  { door: './login-dialog', exports: loginDialog, names: ['LoginDialog'] },
])('the door $door gives what was agreed', ({ exports, names }) => {
  expect(Object.keys(exports).sort()).toEqual(names);
});
