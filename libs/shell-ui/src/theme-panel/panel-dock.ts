/** Selector of the panel around a colour control: its picker docks at the panel's bottom. */
export const PANEL_DOCK = 'aside[data-tone]';
