import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The data that the parts of a form exchange, as JSON. The field names are those of the specification (§3). */
export interface FormExchange {
  /** Type of the form; empty for none. */
  type: string;
  /** The data that is being edited. */
  activeData: unknown;
  /** The data that was sent last. */
  postData: unknown;
  /** The initial data of the form. */
  tmplateData: unknown;
  /** Result message. */
  message: string;
}

export interface SharedState {
  /** Number of pre-orders at ₹0 that the visitor has sent from this page. */
  cartQuantity: number;
  /** False while a host that embeds the page asks to hide it. */
  showPage: boolean;
  /** Whether the list of contact messages offers to write to all senders. */
  sendAllMailShow: boolean;
  formData: FormExchange;
}

const initialState: SharedState = {
  cartQuantity: 0,
  showPage: true,
  sendAllMailShow: false,
  formData: { type: '', activeData: null, postData: null, tmplateData: null, message: '' },
};

/** State that parts of the site share and that does not come from the server. The api holds the signed-in user. */
export const sharedStateSlice = createSlice({
  name: 'shared',
  initialState,
  reducers: {
    preOrderSent: (state) => {
      state.cartQuantity += 1;
    },
    pageHeld: (state, { payload: isHeld }: PayloadAction<boolean>) => {
      state.showPage = !isHeld;
    },
    sendAllMailOffered: (state, { payload: isOffered }: PayloadAction<boolean>) => {
      state.sendAllMailShow = isOffered;
    },
    formDataChanged: (state, { payload }: PayloadAction<Partial<FormExchange>>) => ({
      ...state,
      formData: { ...state.formData, ...payload },
    }),
  },
  selectors: {
    selectCartQuantity: ({ cartQuantity }) => cartQuantity,
    selectShowPage: ({ showPage }) => showPage,
    selectSendAllMailShow: ({ sendAllMailShow }) => sendAllMailShow,
    selectFormData: ({ formData }) => formData,
  },
});

export const { preOrderSent, pageHeld, sendAllMailOffered, formDataChanged } = sharedStateSlice.actions;
export const { selectCartQuantity, selectShowPage, selectSendAllMailShow, selectFormData } = sharedStateSlice.selectors;
