import { createSlice } from '@reduxjs/toolkit';

/** Whether the sign-in dialog is shown, and the question before a sign-out that would lose something. */
export const sessionDialogSlice = createSlice({
  name: 'sessionDialog',
  initialState: { isOpen: false, isLeavingAsked: false },
  reducers: {
    loginRequested: (state) => {
      state.isOpen = true;
    },
    loginClosed: (state) => {
      state.isOpen = false;
    },
    leavingAsked: (state) => {
      state.isLeavingAsked = true;
    },
    leavingAnswered: (state) => {
      state.isLeavingAsked = false;
    },
  },
  selectors: {
    selectIsLoginOpen: ({ isOpen }) => isOpen,
    selectIsLeavingAsked: ({ isLeavingAsked }) => isLeavingAsked,
  },
});

export const { loginRequested, loginClosed, leavingAsked, leavingAnswered } = sessionDialogSlice.actions;
export const { selectIsLoginOpen, selectIsLeavingAsked } = sessionDialogSlice.selectors;
