import { Fragment } from 'react';
import { useLanguage } from '@genmaster/i18n';

/** Devanagari words and the spaces between them; every second part of a split is such a run. */
const DEVANAGARI = /(\p{Script=Devanagari}+(?:[\s,\u200C\u200D-]+\p{Script=Devanagari}+)*[।?]?)/u;

/** Props of `HindiWords`. */
export interface HindiWordsProps {
  /** Plain text, in any languages. */
  text: string;
}

/**
 * Renders a text unchanged, with its Hindi words marked as Hindi on a page in another language: screen readers then use
 * a Hindi voice, and the browser a font with Devanagari.
 */
export function HindiWords({ text }: HindiWordsProps) {
  const { code } = useLanguage();
  if (code === 'hi') return text;
  return text.split(DEVANAGARI).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="hi">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
