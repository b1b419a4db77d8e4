import { createSlice } from '@reduxjs/toolkit';

/** Whether the sign-in dialog is shown. */
export const sessionDialogSlice = createSlice({
  name: 'sessionDialog',
  initialState: { isOpen: false },
  reducers: {
    loginRequested: (state) => {
      state.isOpen = true;
    },
    loginClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: { selectIsLoginOpen: ({ isOpen }) => isOpen },
});

export const { loginRequested, loginClosed } = sessionDialogSlice.actions;
export const { selectIsLoginOpen } = sessionDialogSlice.selectors;
