import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the panel: whether it is available, and whether it is open. */
export const themePanelSlice = createSlice({
  name: 'themePanel',
  initialState: { isActive: true, isOpen: false },
  reducers: {
    panelOffered: (state, { payload: isActive }: PayloadAction<boolean>) => {
      state.isActive = isActive;
    },
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

export const { panelOffered, panelToggled, panelOpened, panelClosed } = themePanelSlice.actions;
export const { selectIsPanelActive, selectIsPanelOpen } = themePanelSlice.selectors;
