/** Width of the panel, and how far it is moved out of the window when closed. */
export const PANEL_WIDTH_PX = 300;

/** Every text of the panel, so that a host can translate it. */
export interface ThemePanelLabels {
  panel: string;
  themeTab: string;
  themeSubTab: string;
  layoutSubTab: string;
  theme: string;
  colorScheme: string;
  /** Spoken after `colorScheme`, to tell the two blocks of that name apart. */
  palette: string;
  mode: string;
  modes: { light: string; dark: string; flately: string };
  sections: string;
  background: string;
  menuPosition: string;
  menuPlaceholder: string;
  menuLeft: string;
  menuTop: string;
  dashboard: string;
  dashboards: readonly [string, string];
  resetCurrent: string;
  defaultChanges: string;
  saveChanges: string;
  saving: string;
  close: string;
  undo: string;
  redo: string;
  resetField: string;
  changed: string;
  unsaved: string;
  allSaved: string;
  confirmSave: string;
  confirmDefault: string;
  confirmReset: string;
  ok: string;
  cancel: string;
  newerCopy: string;
  useNewerCopy: string;
  keepMine: string;
}

/** The texts in English; the confirmations are the specification’s, word for word. */
export const THEME_PANEL_LABELS: ThemePanelLabels = {
  panel: 'Theme settings',
  themeTab: 'Theme',
  themeSubTab: 'Theme',
  layoutSubTab: 'Layout',
  theme: 'Theme',
  colorScheme: 'Color Scheme',
  palette: 'palette',
  mode: 'mode',
  modes: { light: 'Light', dark: 'Dark', flately: 'Flately' },
  sections: 'Details',
  background: 'Homepage Backgrounds',
  menuPosition: 'Menu Position',
  menuPlaceholder: 'Select...',
  menuLeft: 'Left Menu Default (Default)',
  menuTop: 'Top',
  dashboard: 'Dashboard',
  dashboards: ['Dashboard 1', 'Dashboard 2'],
  resetCurrent: 'Reset Current',
  defaultChanges: 'Default Changes',
  saveChanges: 'Save Changes',
  saving: 'Saving…',
  close: 'Close',
  undo: 'Undo',
  redo: 'Redo',
  resetField: 'Reset',
  changed: 'changed',
  unsaved: 'Unsaved changes',
  allSaved: 'No unsaved changes',
  confirmSave: 'Are you sure you want to Save Current Changes.?',
  confirmDefault: 'Are you sure you want to set Default color Theme?',
  confirmReset: 'Are you sure you want to reset current Changes?',
  ok: 'OK',
  cancel: 'Cancel',
  newerCopy: 'A newer copy of your theme was saved elsewhere. Your changes here are kept.',
  useNewerCopy: 'Use the newer copy',
  keepMine: 'Keep mine',
};
