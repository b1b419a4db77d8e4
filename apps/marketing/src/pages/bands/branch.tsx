import { useId } from 'react';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import type { BandProps } from './band-props.ts';

/** Renders a tree of questions: an answer reveals the next question, also without script. */
export function Branch({ band }: BandProps<'branch'>) {
  const { id, ground = 'tinted', heading, lead, link, question, answers } = band;
  const name = useId();
  return (
    <BandSection id={id} ground={ground}>
      <div className="split">
        <BandHead id={id} heading={heading} lead={lead} link={link} />
        <div className="win branch-f">
          <fieldset>
            <legend>{question}</legend>
            <div className="pick">
              {answers.map(({ label }, index) => (
                <label key={label}>
                  <input type="radio" name={name} value={index} defaultChecked={index === 0} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          {answers.map(({ label, asks }, index) => (
            <div key={label} className="branch" data-answer={index}>
              {asks.map((ask) => (
                <label key={ask.label} className="fld">
                  <span>
                    {ask.label} {ask.hint ? <small>{ask.hint}</small> : null}
                  </span>
                  {ask.choices ? (
                    <select className="box">
                      {ask.choices.map((choice) => (
                        <option key={choice}>{choice}</option>
                      ))}
                    </select>
                  ) : (
                    <input className="box" autoComplete="off" />
                  )}
                </label>
              ))}
            </div>
          ))}
        </div>
      </div>
    </BandSection>
  );
}
