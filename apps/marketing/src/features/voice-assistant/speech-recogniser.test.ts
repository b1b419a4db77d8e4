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

it('is not there where the browser has none', () => {
  expect(createSpeechRecogniser({})).toBeNull();
});

it('hears one utterance in the language asked for, and is off again', () => {
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
])('says that it heard nothing because of $problem', ({ error, problem }) => {
  const { onProblem, browser } = listen();
  browser.onerror?.({ error });
  expect(onProblem.mock.calls).toEqual([[problem]]);
});

it.each(['no-speech', 'aborted'])('takes %s for nothing to speak of', (error) => {
  const { onProblem, browser } = listen();
  browser.onerror?.({ error });
  expect(onProblem).not.toHaveBeenCalled();
});

it('hears nothing more once it was stopped', () => {
  const { recogniser, onText, onEnd, browser } = listen();
  recogniser.stop();
  browser.onresult?.({ results: [[{ transcript: 'too late' }]] });
  expect(onText).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('goes on listening when an earlier turn ends late', () => {
  const { recogniser, onEnd, browser: first } = listen();
  const again = { onText: jest.fn(), onProblem: jest.fn(), onEnd: jest.fn() };
  recogniser.start('en-IN', again);
  onEnd.mockClear();
  first.onend?.();
  expect(onEnd).not.toHaveBeenCalled();
  expect(again.onEnd).not.toHaveBeenCalled();
});

it('says that it could not start', () => {
  ScriptedRecognition.refuses = true;
  const { onProblem, onEnd } = listen();
  expect(onProblem.mock.calls).toEqual([['failed']]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
