import { VOICE_ASSISTANT_LABELS, type VoiceAssistantLabels } from '@genmaster/shell-ui/voice-assistant';
import type { SpeechProblem } from './speech-recogniser.ts';

/** Answers of the assistant in one language; the labels of its element are separate. */
export interface VoiceTexts {
  labels: VoiceAssistantLabels;
  modes: Readonly<Record<'light' | 'dark' | 'flately' | 'system', string>>;
  problems: Readonly<Record<SpeechProblem, string>>;
  going: string;
  finding: string;
  askMode: string;
  askScheme: string;
  done: string;
  dropped: string;
  panelOpened: string;
  panelClosed: string;
  wentBack: string;
  undone: string;
  redone: string;
  nothingToUndo: string;
  nothingToRedo: string;
  nothingToConfirm: string;
  help: string;
  notUnderstood: string;
  noSuchPage: string;
  whichPage: string;
  noSuchScheme: string;
  lostTheme: string;
  noModel: string;
  noSuchField: string;
  askField: string;
  fieldAdded: string;
  fieldRemoved: string;
  /** Phrase that asks for a page by its name, offered when several pages match. */
  goTo: string;
}

/** `{name}` is the object of the command: a page, a mode, a scheme, or the words of the command. */
export const voiceTexts: Readonly<Record<'en' | 'hi', VoiceTexts>> = {
  en: {
    labels: VOICE_ASSISTANT_LABELS,
    modes: { light: 'light', dark: 'dark', flately: 'Flately', system: 'the mode of your device' },
    problems: {
      refused: 'The browser was not allowed to use the microphone. The text box takes the same commands.',
      'no-microphone': 'No microphone was found. The text box takes the same commands.',
      unreachable: 'The browser could not reach its speech service. The text box takes the same commands.',
      language: 'This browser does not recognise this language. The text box takes the same commands.',
      failed: 'Speech recognition did not start. The text box takes the same commands.',
    },
    going: 'Going to {name}.',
    finding: 'Looking for “{name}”.',
    askMode: 'Switch the page to {name}? Say yes or no.',
    askScheme:
      'Switch to the colour scheme {name}? Say yes or no. Colours of your own make way; undo brings them back.',
    done: 'Done. Say “undo” to take it back.',
    dropped: 'Dropped. Nothing has changed.',
    panelOpened: 'The theme panel is open.',
    panelClosed: 'The theme panel is closed.',
    wentBack: 'Going back.',
    undone: 'Taken back: {name}.',
    redone: 'Done again: {name}.',
    nothingToUndo: 'There is nothing to take back.',
    nothingToRedo: 'There is nothing to do again.',
    nothingToConfirm: 'There is no question open.',
    help: 'The commands are listed below.',
    notUnderstood: 'No command fits, and nothing has changed. The nearest are listed below.',
    noSuchPage: 'No page is called “{name}”. Say “find {name}” to search for it.',
    whichPage: 'Several pages fit “{name}”. Choose one below.',
    noSuchScheme: 'No colour scheme is called “{name}”. There are: {list}.',
    lostTheme: 'The theme could not be loaded. Check your connection and try again.',
    noModel: 'No model is in view here. The page about voice control has one.',
    noSuchField: '“{name}” cannot be added: the name is there already, or the model is full.',
    askField: 'Add the field {name}? Say yes or no.',
    fieldAdded: 'Added: {name}. Say “undo” to take it back.',
    fieldRemoved: 'Taken back: the field {name}.',
    goTo: 'go to {name}',
  },
  hi: {
    labels: {
      title: 'आवाज़ की कमांड',
      close: 'बंद करें',
      language: 'कमांड की भाषा',
      listen: 'कमांड बोलें',
      stop: 'सुनना रोकें',
      microphoneOn: 'माइक्रोफ़ोन चालू है।',
      microphoneOff: 'माइक्रोफ़ोन बंद है।',
      privacy:
        'आवाज़ को शब्दों में आपका ब्राउज़र बदलता है और वह ऑडियो को अपने निर्माता के सर्वर पर भेज सकता है। इस पेज को केवल शब्द मिलते हैं और वे कहीं रखे नहीं जाते।',
      noSpeech: 'यह ब्राउज़र आवाज़ नहीं पहचानता। हर कमांड टेक्स्ट बॉक्स से काम करती है।',
      field: 'कमांड लिखें',
      run: 'चलाएँ',
      heard: 'सुना गया:',
      confirm: 'हाँ, करें',
      cancel: 'नहीं, रहने दें',
      commands: 'आप क्या बोल या लिख सकते हैं',
    },
    modes: { light: 'लाइट', dark: 'डार्क', flately: 'फ़्लैटली', system: 'आपके डिवाइस जैसा' },
    problems: {
      refused: 'ब्राउज़र को माइक्रोफ़ोन की अनुमति नहीं मिली। यही कमांड टेक्स्ट बॉक्स में लिखी जा सकती हैं।',
      'no-microphone': 'कोई माइक्रोफ़ोन नहीं मिला। यही कमांड टेक्स्ट बॉक्स में लिखी जा सकती हैं।',
      unreachable: 'ब्राउज़र अपनी आवाज़-सेवा तक नहीं पहुँच पाया। यही कमांड टेक्स्ट बॉक्स में लिखी जा सकती हैं।',
      language: 'यह ब्राउज़र यह भाषा नहीं पहचानता। यही कमांड टेक्स्ट बॉक्स में लिखी जा सकती हैं।',
      failed: 'आवाज़ पहचानना शुरू नहीं हुआ। यही कमांड टेक्स्ट बॉक्स में लिखी जा सकती हैं।',
    },
    going: '{name} पर जा रहे हैं।',
    finding: '“{name}” खोजा जा रहा है।',
    askMode: 'पेज का रूप {name} करें? हाँ या नहीं कहें।',
    askScheme: 'रंग-स्कीम {name} चुनें? हाँ या नहीं कहें। आपके अपने रंग हट जाएँगे; वापस लेने पर लौट आएँगे।',
    done: 'हो गया। पहले जैसा करने के लिए “वापस लें” कहें।',
    dropped: 'छोड़ दिया। कुछ नहीं बदला।',
    panelOpened: 'थीम पैनल खुला है।',
    panelClosed: 'थीम पैनल बंद है।',
    wentBack: 'पीछे जा रहे हैं।',
    undone: 'वापस लिया: {name}।',
    redone: 'फिर से किया: {name}।',
    nothingToUndo: 'वापस लेने को कुछ नहीं है।',
    nothingToRedo: 'फिर से करने को कुछ नहीं है।',
    nothingToConfirm: 'कोई सवाल बाकी नहीं है।',
    help: 'कमांड नीचे लिखी हैं।',
    notUnderstood: 'कोई कमांड मेल नहीं खाई और कुछ नहीं बदला। सबसे करीब वाली नीचे हैं।',
    noSuchPage: '“{name}” नाम का कोई पेज नहीं है। खोजने के लिए “{name} खोजें” कहें।',
    whichPage: '“{name}” से कई पेज मेल खाते हैं। नीचे से एक चुनें।',
    noSuchScheme: '“{name}” नाम की कोई रंग-स्कीम नहीं है। ये हैं: {list}।',
    lostTheme: 'थीम लोड नहीं हुई। कनेक्शन जाँचें और फिर कोशिश करें।',
    noModel: 'यहाँ कोई मॉडल सामने नहीं है। आवाज़ वाले पेज पर एक है।',
    noSuchField: '“{name}” नहीं जुड़ सकता: नाम पहले से है, या मॉडल भर गया है।',
    askField: 'फ़ील्ड {name} जोड़ें? हाँ या नहीं कहें।',
    fieldAdded: 'जोड़ा: {name}। पहले जैसा करने के लिए “वापस लें” कहें।',
    fieldRemoved: 'वापस लिया: फ़ील्ड {name}।',
    goTo: '{name} पर जाएँ',
  },
};
