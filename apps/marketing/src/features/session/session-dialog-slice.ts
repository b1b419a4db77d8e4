import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Argument of `accountShown` for the account of the signed-in user. */
export const OWN_ACCOUNT = 'own';

/**
 * State of the dialogs of sign-in and account, a one-time link, and the question before a sign-out that would lose
 * changes.
 */
export const sessionDialogSlice = createSlice({
  name: 'sessionDialog',
  initialState: { isOpen: false, isLeavingAsked: false, account: null as string | null },
  reducers: {
    loginRequested: (state) => {
      state.isOpen = true;
    },
    loginClosed: (state) => {
      state.isOpen = false;
      state.account = null;
    },
    /** Sets `OWN_ACCOUNT`, the secret of a one-time link, the ticket of a second step, or `null` for none. */
    accountShown: (state, { payload }: PayloadAction<string | null>) => {
      state.account = payload;
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
    selectIsAnyOpen: ({ isOpen, account }) => isOpen || account !== null,
    selectAccount: ({ account }) => account,
    selectIsLeavingAsked: ({ isLeavingAsked }) => isLeavingAsked,
  },
});

export const { loginRequested, loginClosed, accountShown, leavingAsked, leavingAnswered } = sessionDialogSlice.actions;
export const { selectIsLoginOpen, selectIsAnyOpen, selectAccount, selectIsLeavingAsked } = sessionDialogSlice.selectors;
