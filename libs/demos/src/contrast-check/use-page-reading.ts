import { useCallback, useEffect, useState } from 'react';
import { readPage, type PageReading } from './read-page.ts';

/** Pause without changes before the page is read again, in milliseconds: a colour in transition is not final. */
const REST_MS = 250;

/** Reads the page once it is stable, and again whenever its mode, its theme or its colours change. */
export function usePageReading(): { reading: PageReading | null; readAgain: () => void } {
  const [reading, setReading] = useState<PageReading | null>(null);
  const readAgain = useCallback(() => setReading(readPage(document.body)), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(readAgain, REST_MS);
    };
    // The theme writes to these two elements only; a change of stylesheet shows in the theme’s name.
    const observer = new MutationObserver(readSoon);
    for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true });
    const onColorSettled = ({ propertyName }: TransitionEvent) => {
      if (/color$/.test(propertyName)) readSoon();
    };
    document.addEventListener('transitionend', onColorSettled);
    window.addEventListener('resize', readSoon);
    readSoon();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('transitionend', onColorSettled);
      window.removeEventListener('resize', readSoon);
    };
  }, [readAgain]);
  return { reading, readAgain };
}
