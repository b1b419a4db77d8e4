/** What the tool bar and the name of the theme can open in the place of the tabs. */
export type PanelView = 'themes' | 'modes' | 'shuffle' | 'history' | 'tools';
