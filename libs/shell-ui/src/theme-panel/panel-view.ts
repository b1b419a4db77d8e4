/** View that opens instead of the tabs, from the tool bar or the name of the theme. */
export type PanelView = 'themes' | 'modes' | 'shuffle' | 'history' | 'tools';
