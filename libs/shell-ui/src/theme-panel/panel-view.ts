/** What the tool bar can open in the place of the tabs. */
export type PanelView = 'modes' | 'shuffle' | 'history' | 'tools';
