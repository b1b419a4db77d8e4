// Component
export { VoiceAssistant } from './voice-assistant.tsx';

// Constants
export { VOICE_ASSISTANT_LABELS } from './voice-assistant-labels.ts';

// Types
export type { VoiceAssistantLabels } from './voice-assistant-labels.ts';
export type { VoiceAssistantProps } from './voice-assistant.tsx';
