// Components
export { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
export { ThemePanel } from './theme-panel.tsx';

// Constants
export { PANEL_WIDTH_PX, THEME_PANEL_LABELS } from './theme-panel-labels.ts';

// Types
export type { ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';
export type { MyTheme, MyThemes, MyThemesOfAccount, MyThemesOutcome } from './my-themes.ts';
export type { MyThemesLabels, ThemePanelLabels, ThemeToolsLabels } from './theme-panel-labels.ts';
export type { PublishOutcome, SchemePublishing } from './scheme-publishing.ts';
export type { ThemePanelProps } from './theme-panel.tsx';
