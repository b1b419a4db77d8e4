/** Reason why nothing was recognised. */
export type SpeechProblem = 'refused' | 'no-microphone' | 'unreachable' | 'language' | 'failed';

export interface SpeechListener {
  onText: (text: string) => void;
  onProblem: (problem: SpeechProblem) => void;
  /** Called when the microphone is off again, for any reason. */
  onEnd: () => void;
}

/** Speech recognition of the browser, one utterance at a time. */
export interface SpeechRecogniser {
  /** Turns the microphone on; it turns off after an utterance or a silence. */
  start(language: string, listener: SpeechListener): void;
  stop(): void;
}

/** The part of the Web Speech API that is used here; TypeScript has no type of its constructor. */
interface BrowserRecognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

const PROBLEMS: Readonly<Record<string, SpeechProblem | null>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  network: 'unreachable',
  'language-not-supported': 'language',
  // Silence, and our own `abort`, are not reported.
  'no-speech': null,
  aborted: null,
};

/** Wraps the speech recognition of a browser; `null` where it is missing. */
export function createSpeechRecogniser(window: object): SpeechRecogniser | null {
  const names = window as Partial<Record<string, new () => BrowserRecognition>>;
  const Recognition = names['SpeechRecognition'] ?? names['webkitSpeechRecognition'];
  if (!Recognition) return null;
  let running: BrowserRecognition | null = null;
  const stop = () => {
    const recognition = running;
    running = null;
    recognition?.abort();
  };
  return {
    stop,
    start(language, { onText, onProblem, onEnd }) {
      stop();
      const recognition = new Recognition();
      running = recognition;
      recognition.lang = language;
      recognition.onresult = ({ results }) => {
        const text = results[results.length - 1]?.[0]?.transcript.trim();
        if (running === recognition && text) onText(text);
      };
      recognition.onerror = ({ error }) => {
        const problem = error in PROBLEMS ? PROBLEMS[error] : 'failed';
        if (running === recognition && problem) onProblem(problem);
      };
      recognition.onend = () => {
        // A recognition that was replaced by a newer one does not end listening.
        if (running !== recognition && running !== null) return;
        running = null;
        onEnd();
      };
      try {
        recognition.start();
      } catch {
        running = null;
        onProblem('failed');
        onEnd();
      }
    },
  };
}
