import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastMessage } from '@genmaster/shell-ui';

/** Messages about recent events, oldest first. */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as ToastMessage[],
  reducers: {
    toastShown: {
      prepare: (toast: Omit<ToastMessage, 'id'>) => ({ payload: { id: nanoid(8), ...toast } }),
      reducer: (toasts, { payload }: PayloadAction<ToastMessage>) => {
        toasts.push(payload);
      },
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastShown, toastDismissed } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
