import { Fragment } from 'react';
import { HindiWords } from './hindi-words.tsx';

/** Props of `InlineText`. */
export interface InlineTextProps {
  /** Plain text; words in `backticks` become code. */
  text: string;
}

/** Text of the content: words in `backticks` become code, Hindi words are marked as such, nothing else is interpreted. */
export function InlineText({ text }: InlineTextProps) {
  return text.split('`').map((part, index) => {
    const words = <HindiWords text={part} />;
    return index % 2 === 1 ? <code key={index}>{words}</code> : <Fragment key={index}>{words}</Fragment>;
  });
}
