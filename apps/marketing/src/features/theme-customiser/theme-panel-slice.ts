import { createSlice } from '@reduxjs/toolkit';

/** Whether the panel is offered at all, and whether it is slid in. */
export const themePanelSlice = createSlice({
  name: 'themePanel',
  initialState: { isActive: true, isOpen: false },
  reducers: {
    panelToggled: (state) => {
      state.isOpen = !state.isOpen;
    },
    panelOpened: (state) => {
      state.isOpen = true;
    },
    panelClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: { selectIsPanelActive: ({ isActive }) => isActive, selectIsPanelOpen: ({ isOpen }) => isOpen },
});

export const { panelToggled, panelOpened, panelClosed } = themePanelSlice.actions;
export const { selectIsPanelActive, selectIsPanelOpen } = themePanelSlice.selectors;
