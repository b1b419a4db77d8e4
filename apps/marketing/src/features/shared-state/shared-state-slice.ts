import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The data that the parts of a form exchange, as JSON. The field names are those of the specification (§3). */
export interface FormExchange {
  /** Which form it is; empty for none. */
  type: string;
  /** What is being worked on. */
  activeData: unknown;
  /** What was sent last. */
  postData: unknown;
  /** What the form starts from. */
  tmplateData: unknown;
  /** How it went. */
  message: string;
}

export interface SharedState {
  /** How many pre-orders at ₹0 the visitor has sent from this page. */
  cartQuantity: number;
  /** False while a host that embeds the page asks for it to be held back. */
  showPage: boolean;
  /** Whether the list of contact messages offers to write to everybody in it. */
  sendAllMailShow: boolean;
  formData: FormExchange;
}

const initialState: SharedState = {
  cartQuantity: 0,
  showPage: true,
  sendAllMailShow: false,
  formData: { type: '', activeData: null, postData: null, tmplateData: null, message: '' },
};

/** The state that parts of the site share and no server answers. Who is signed in is the api’s to say. */
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
