import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the page finder: whether it is open, and its initial query. */
export const pageFinderSlice = createSlice({
  name: 'pageFinder',
  initialState: { isOpen: false, words: '' },
  reducers: {
    finderOpened: (_state, { payload }: PayloadAction<{ words: string }>) => ({ isOpen: true, words: payload.words }),
    wordsTyped: (state, { payload }: PayloadAction<string>) => {
      state.words = payload;
    },
    finderClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: { selectIsFinderOpen: ({ isOpen }) => isOpen, selectFinderWords: ({ words }) => words },
});

export const { finderOpened, wordsTyped, finderClosed } = pageFinderSlice.actions;
export const { selectIsFinderOpen, selectFinderWords } = pageFinderSlice.selectors;
