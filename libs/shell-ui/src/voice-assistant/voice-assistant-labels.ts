/** Texts around the commands; the answers of the assistant come from its host. */
export interface VoiceAssistantLabels {
  title: string;
  close: string;
  /** Name of the group of languages. */
  language: string;
  listen: string;
  stop: string;
  microphoneOn: string;
  microphoneOff: string;
  /** Explanation of where the audio goes, in plain words. */
  privacy: string;
  /** Text in browsers without speech recognition. */
  noSpeech: string;
  field: string;
  run: string;
  heard: string;
  confirm: string;
  cancel: string;
  /** Heading of the list of commands. */
  commands: string;
}

/** English texts. */
export const VOICE_ASSISTANT_LABELS: VoiceAssistantLabels = {
  title: 'Voice commands',
  close: 'Close',
  language: 'Language of the commands',
  listen: 'Speak a command',
  stop: 'Stop listening',
  microphoneOn: 'The microphone is on.',
  microphoneOff: 'The microphone is off.',
  privacy:
    'Your browser turns speech into text and may process the audio on its maker’s servers. This page receives the text only and keeps none of it.',
  noSpeech: 'This browser does not recognise speech. Every command works from the text box.',
  field: 'Type a command',
  run: 'Run',
  heard: 'Heard:',
  confirm: 'Yes, do it',
  cancel: 'No, drop it',
  commands: 'What you can say or type',
};
