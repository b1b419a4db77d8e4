import type { VoiceAssistantProps } from '@genmaster/shell-ui/voice-assistant';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../platform/services-context.tsx';
import { useTheme } from '../theme-customiser/theme-context.tsx';
import { LANGUAGE_NAMES, type LanguageCode } from '@genmaster/i18n';
import { useSiteLanguage } from '../navigation/site-navigation.tsx';
import { englishGrammar } from './grammar-en.ts';
import { hindiGrammar } from './grammar-hi.ts';
import { nearestExamples, parseCommand } from './parse-command.ts';
import { runCommand, type CommandModel, type Reply } from './run-command.ts';
import { collectPlaces } from './site-places.ts';
import { createSpeechRecogniser } from './speech-recogniser.ts';
import { voiceLabels, voiceTextIn } from './voice-texts.ts';

const GRAMMARS = { en: englishGrammar, hi: hindiGrammar };
const SPEECH_LANGUAGES = { en: 'en-IN', hi: 'hi-IN' };
const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([code, name]) => ({ code, name }));

/** State of an assistant’s input, held by its host. */
export interface VoiceBox {
  text: string;
  /** Language of the commands; it may differ from that of the page. */
  language: LanguageCode;
  onTextChange: (text: string) => void;
  onLanguageChange: (language: LanguageCode) => void;
  /** The model that commands may change, if the page has one. */
  model?: CommandModel;
}

/** The last command, its language and its result. */
type Turn = Pick<Required<VoiceAssistantProps>, 'heard' | 'answer' | 'isAsking'> & {
  language: LanguageCode;
  examples: readonly string[] | null;
  hasList: boolean;
};

/** Returns the state and handlers of a conversation: the last command, its answer, and an open question. */
export function useVoiceAssistant({
  text,
  language,
  onTextChange,
  onLanguageChange,
  model,
}: VoiceBox): Omit<VoiceAssistantProps, 'onClose' | 'variant' | 'ref'> {
  const { store } = useServices();
  const { theme, modePreference } = useTheme();
  const navigate = useNavigate();
  const { code: pageLanguage, navigation } = useSiteLanguage();
  const t = voiceTextIn[language];
  const grammar = GRAMMARS[language];
  const places = useMemo(() => collectPlaces(navigation, pageLanguage), [navigation, pageLanguage]);
  const [isListening, setIsListening] = useState(false);
  const [said, setSaid] = useState<Turn | null>(null);
  // A turn in another language is dropped.
  const turn = said?.language === language ? said : null;
  const pending = useRef<Reply['confirm']>(undefined);
  // True while prerendering, as in nearly every browser, so that the microphone’s button causes no layout shift.
  const canListen = useSyncExternalStore(noChange, canRecognise, () => true);
  const recogniser = useMemo(() => (canListen ? createSpeechRecogniser(globalThis) : null), [canListen]);

  const isWanted = useRef(false);
  const silenceMicrophone = useCallback(() => {
    isWanted.current = false;
    recogniser?.stop();
  }, [recogniser]);

  // The microphone is turned off when the component unmounts.
  useEffect(() => silenceMicrophone, [silenceMicrophone]);

  const reply = (heard: string | null, { answer, confirm, examples, hasList = false }: Reply) => {
    pending.current = confirm;
    setSaid({
      language,
      heard,
      answer,
      isAsking: confirm !== undefined,
      examples: examples ?? null,
      hasList: hasList || examples !== undefined,
    });
  };
  const confirm = (heard = turn?.heard ?? null) => {
    const act = pending.current;
    pending.current = undefined;
    if (act) void act().then((next) => reply(heard, next));
    else reply(heard, { answer: t('nothingToConfirm') });
  };
  const cancel = (heard = turn?.heard ?? null) => {
    reply(heard, { answer: t(pending.current ? 'dropped' : 'nothingToConfirm') });
  };
  const go = (to: string | -1) => void (typeof to === 'string' ? navigate(to) : navigate(to));
  const take = async (command: string): Promise<boolean> => {
    const intent = parseCommand(command, grammar);
    if (intent?.kind === 'yes') confirm(command);
    else if (intent?.kind === 'no') cancel(command);
    else if (intent) {
      const next = await runCommand(intent, {
        services: { store, theme, modePreference },
        t,
        places,
        model,
        navigate: go,
      });
      reply(command, next);
      return next.confirm !== undefined;
    } else reply(command, { answer: t('notUnderstood'), examples: nearestExamples(command, grammar) });
    return false;
  };
  const listen = () => {
    isWanted.current = true;
    setIsListening(true);
    let isAsking = Promise.resolve(false);
    recogniser?.start(SPEECH_LANGUAGES[language], {
      onText: (heard) => {
        isAsking = latest.current(heard);
      },
      onProblem: (problem) => reply(null, { answer: t(`problem.${problem}`) }),
      // When a spoken command led to a question, it listens for the answer without another press.
      onEnd: () => void isAsking.then((again) => (again && isWanted.current ? listen() : setIsListening(false))),
    });
  };
  // The answer to a question arrives in a later render than the question.
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  return {
    heard: turn?.heard ?? null,
    answer: turn?.answer ?? '',
    isAsking: turn?.isAsking ?? false,
    examples: turn?.examples ?? grammar.examples,
    isListOpen: turn?.hasList ?? false,
    text,
    canListen,
    isListening,
    languages: LANGUAGES,
    language,
    labels: voiceLabels(t),
    onTextChange: (details) => onTextChange(details.text),
    onCommand: (details) => {
      onTextChange('');
      void take(details.text.trim());
    },
    onConfirm: () => confirm(),
    onCancel: () => cancel(),
    onListeningChange: (details) => {
      if (details.isListening) return listen();
      silenceMicrophone();
      return setIsListening(false);
    },
    onLanguageChange: (details) => {
      silenceMicrophone();
      setIsListening(false);
      pending.current = undefined;
      onLanguageChange(details.language === 'hi' ? 'hi' : 'en');
    },
  };
}

const noChange = () => () => undefined;
const canRecognise = () => createSpeechRecogniser(globalThis) !== null;
