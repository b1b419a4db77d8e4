/** Why nothing was heard. */
export type SpeechProblem = 'refused' | 'no-microphone' | 'unreachable' | 'language' | 'failed';

export interface SpeechListener {
  onText: (text: string) => void;
  onProblem: (problem: SpeechProblem) => void;
  /** The microphone is off again, for whatever reason. */
  onEnd: () => void;
}

/** The browser’s own speech recognition, one utterance at a time. */
export interface SpeechRecogniser {
  /** Turns the microphone on; it goes off by itself after an utterance or a silence. */
  start(language: string, listener: SpeechListener): void;
  stop(): void;
}

/** The part of the Web Speech API that is used here; TypeScript does not know its constructor. */
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
  // A silence, and our own stop: nothing to say about either.
  'no-speech': null,
  aborted: null,
};

/** Wraps the recognition of a browser; `null` where there is none. */
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
        // The end of one that another has followed is no end of listening.
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
