import { createSlice } from '@reduxjs/toolkit';

/** Whether the voice assistant is shown. The microphone stays off when it is shown. */
export const voiceSlice = createSlice({
  name: 'voiceAssistant',
  initialState: { isActive: false },
  reducers: {
    voiceShown: (state) => {
      state.isActive = true;
    },
    voiceHidden: (state) => {
      state.isActive = false;
    },
  },
  selectors: { selectIsVoiceActive: ({ isActive }) => isActive },
});

export const { voiceShown, voiceHidden } = voiceSlice.actions;
export const { selectIsVoiceActive } = voiceSlice.selectors;
