import { Fragment } from 'react';
import { HindiWords } from './hindi-words.tsx';

/** Props of `InlineText`. */
export interface InlineTextProps {
  /** Plain text; words in `backticks` become code. */
  text: string;
}

/** Renders content text: words in `backticks` become code, Hindi words are marked as such, the rest is plain text. */
export function InlineText({ text }: InlineTextProps) {
  return text.split('`').map((part, index) => {
    return index % 2 === 1 ? (
      <code key={index}>
        <Code text={part} />
      </code>
    ) : (
      <Fragment key={index}>
        <HindiWords text={part} />
      </Fragment>
    );
  });
}

/** Renders a path or a long name that may break after each of its parts. */
function Code({ text }: InlineTextProps) {
  const parts = text.length > 16 ? (text.match(/[^/._]+[/._]?|[/._]/g) ?? []) : [text];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <HindiWords text={part} />
    </Fragment>
  ));
}
