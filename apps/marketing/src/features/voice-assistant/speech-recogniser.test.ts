import { createSpeechRecogniser } from './speech-recogniser.ts';

class ScriptedRecognition {
  static last: ScriptedRecognition;
  static refuses = false;
  lang = '';
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    ScriptedRecognition.last = this;
  }
  start() {
    if (ScriptedRecognition.refuses) throw new DOMException('already started', 'InvalidStateError');
  }
  abort() {
    this.onend?.();
  }
  t(transcript: string) {
    this.onresult?.({ results: [[{ transcript }]] });
    this.onend?.();
  }
}

function listen() {
  const recogniser = createSpeechRecogniser({ webkitSpeechRecognition: ScriptedRecognition })!;
  const listener = { onText: jest.fn(), onProblem: jest.fn(), onEnd: jest.fn() };
  recogniser.start('hi-IN', listener);
  return { recogniser, ...listener, browser: ScriptedRecognition.last };
}

beforeEach(() => {
  ScriptedRecognition.refuses = false;
});

it('is unavailable in browsers without it', () => {
  expect(createSpeechRecogniser({})).toBeNull();
});

it('recognises one utterance in the requested language, and stops', () => {
  const { onText, onEnd, browser } = listen();
  expect(browser.lang).toBe('hi-IN');
  browser.t(' पूर्ववत करें ');
  expect(onText.mock.calls).toEqual([['पूर्ववत करें']]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it.each([
  { error: 'not-allowed', problem: 'refused' },
  { error: 'audio-capture', problem: 'no-microphone' },
  { error: 'network', problem: 'unreachable' },
  { error: 'language-not-supported', problem: 'language' },
  { error: 'something-new', problem: 'failed' },
])('reports that it recognised nothing because of $problem', ({ error, problem }) => {
  const { onProblem, browser } = listen();
  browser.onerror?.({ error });
  expect(onProblem.mock.calls).toEqual([[problem]]);
});

it.each(['no-speech', 'aborted'])('treats %s as no error', (error) => {
  const { onProblem, browser } = listen();
  browser.onerror?.({ error });
  expect(onProblem).not.toHaveBeenCalled();
});

it('reports nothing after it was stopped', () => {
  const { recogniser, onText, onEnd, browser } = listen();
  recogniser.stop();
  browser.onresult?.({ results: [[{ transcript: 'too late' }]] });
  expect(onText).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('keeps listening when an earlier session ends late', () => {
  const { recogniser, onEnd, browser: first } = listen();
  const again = { onText: jest.fn(), onProblem: jest.fn(), onEnd: jest.fn() };
  recogniser.start('en-IN', again);
  onEnd.mockClear();
  first.onend?.();
  expect(onEnd).not.toHaveBeenCalled();
  expect(again.onEnd).not.toHaveBeenCalled();
});

it('reports that it could not start', () => {
  ScriptedRecognition.refuses = true;
  const { onProblem, onEnd } = listen();
  expect(onProblem.mock.calls).toEqual([['failed']]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
