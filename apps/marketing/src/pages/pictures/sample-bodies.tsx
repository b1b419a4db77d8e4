import type { BodyOf } from './body-of.ts';
import { Facts } from './list-bodies.tsx';

/** Renders one large sentence, and small facts below it. */
export function WordsBody({ body }: BodyOf<'words'>) {
  return (
    <div className="in words-in">
      <p className="hit" lang={body.lang}>
        {body.text}
      </p>
      <Facts facts={body.facts} />
    </div>
  );
}

/** Renders the colours and the button of the current theme. */
export function ThemeBody({ body }: BodyOf<'theme'>) {
  return (
    <div className="in theme-in">
      <p className="sw" aria-hidden="true">
        <span />
        <span />
        <span />
      </p>
      <p aria-hidden="true">
        <span className="b p">{body.action}</span>
      </p>
    </div>
  );
}

/** Colour notations, which have the same names in every language. */
const FORMATS = ['HEX', 'RGBA', 'HSLA', 'CMYK'];

/** Renders a static picture of the colour picker. */
export function PickerBody() {
  return (
    <div className="in picker-in">
      <div className="hue" aria-hidden="true" />
      <div className="hue-rail" aria-hidden="true" />
      <p className="chips">
        {FORMATS.map((format, index) => (
          <span key={format} className={index === 0 ? 'chp on' : 'chp'}>
            {format}
          </span>
        ))}
      </p>
    </div>
  );
}
