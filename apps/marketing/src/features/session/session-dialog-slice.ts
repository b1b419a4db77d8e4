import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What `accountShown` takes for the account of whoever is signed in. */
export const OWN_ACCOUNT = 'own';

/** What is shown of sign-in and account: the dialogs, a link to use, and the question before a sign-out that would lose something. */
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
    /** `OWN_ACCOUNT`, the secret of a one-time link, the ticket of a second step, or `null` for none. */
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
