import { Fragment } from 'react';
import { useLanguage } from '@genmaster/i18n';

/** Words in Devanagari and what stands between them; every second part of a split is such a run. */
const DEVANAGARI = /(\p{Script=Devanagari}+(?:[\s,\u200C\u200D-]+\p{Script=Devanagari}+)*[।?]?)/u;

/** Props of `HindiWords`. */
export interface HindiWordsProps {
  /** Plain text, in whatever languages. */
  text: string;
}

/**
 * A text as it is, with its Hindi words marked as Hindi on a page in another language: they are read out in their own
 * voice and drawn in a face that has their letters.
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
