import { LANGUAGE_NAMES, usePartText } from '@genmaster/i18n';
import { useDemoSpeech } from './demo-speech.tsx';

/** Renders the button that shows a demo in the other language, named in that language. */
export function SpeechButton({ announce }: { announce: (text: string) => void }) {
  const t = usePartText('demo-parts');
  const speech = useDemoSpeech();
  if (!speech) return null;
  const change = async () => {
    const spoken = await speech.change();
    announce(spoken ? (await spoken.part('demo-parts'))('stage.spoken') : t('stage.notSpoken'));
  };
  return (
    <button type="button" lang={speech.other} onClick={() => void change()}>
      {LANGUAGE_NAMES[speech.other]}
    </button>
  );
}
