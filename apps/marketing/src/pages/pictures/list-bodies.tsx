import { HindiWords } from '@genmaster/demos';
import { Icon } from '../icon.tsx';
import { RunWords, Words } from '../words.tsx';
import type { BodyOf } from './body-of.ts';

/** Renders the calls of an API. */
export function CallsBody({ body }: BodyOf<'calls'>) {
  return (
    <ul className="src ops">
      {body.calls.map(({ method, path }) => (
        <li key={method + path}>
          <b>{method}</b> {path}
        </li>
      ))}
    </ul>
  );
}

/** Renders a list with an answer at the end of each line. */
export function ListBody({ body }: BodyOf<'list'>) {
  return (
    <ul className="rowst">
      {body.items.map(({ runs, note, answer, tone }, index) => (
        <li key={index}>
          <span>
            <RunWords runs={runs} />
          </span>
          {answer ? <span className={tone ? `st ${tone}` : undefined}>{answer}</span> : null}
          {note ? (
            <small>
              <Words text={note} />
            </small>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const TONE_OF = { accepted: 'ok', refused: 'no', open: 'info' } as const;

/** Renders values that wait for a decision, each with its reason. */
export function ProposalBody({ body }: BodyOf<'proposal'>) {
  return (
    <ul className="vals">
      {body.items.map(({ label, value, why, state, said }, index) => (
        <li key={label} data-state={state} data-end={index + 1}>
          <span>
            <small>{label}</small>
            {state === 'refused' ? (
              <del>
                <Words text={value} />
              </del>
            ) : (
              <b>
                <Words text={value} />
              </b>
            )}
            {why ? <small>{why}</small> : null}
          </span>
          <span className={`st ${TONE_OF[state]}`}>{said}</span>
        </li>
      ))}
    </ul>
  );
}

/** Renders an access policy. */
export function PolicyBody({ body }: BodyOf<'policy'>) {
  return (
    <ul className="rowst">
      {body.rules.map(({ who, may, on, allowed, said }) => (
        <li key={who + may + on}>
          <span>
            <b>{who}</b> {may} {on}
          </span>
          <span className={allowed ? 'st ok' : 'st no'}>{said}</span>
        </li>
      ))}
    </ul>
  );
}

/** Renders files in their folders. */
export function TreeBody({ body }: BodyOf<'tree'>) {
  return (
    <ul className="tree">
      {body.items.map(({ name, depth, look, note }, index) => (
        <li key={index} data-depth={depth || undefined} data-look={look}>
          <span>{name}</span> {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ul>
  );
}

/** Renders the texts of a screen in another language. */
export function CatalogueBody({ body }: BodyOf<'catalogue'>) {
  return (
    <ul className="in cat">
      {body.words.map(({ text, lang, thread, open }, index) => (
        <li key={index}>
          <span lang={lang} className={thread ? `f f${thread}` : undefined}>
            {text}
          </span>
          {open ? <small className="st warn">{open}</small> : null}
        </li>
      ))}
    </ul>
  );
}

/** Renders plain text in which some words carry a thread. */
export function TextBody({ body }: BodyOf<'text'>) {
  return (
    <div className="in text-in">
      {body.lines.map((runs, index) => (
        <p key={index}>
          <RunWords runs={runs} />
        </p>
      ))}
    </div>
  );
}

/** Renders facts in a row. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="facts3">
      {facts.map((fact) => (
        <span key={fact}>
          <HindiWords text={fact} />
        </span>
      ))}
    </p>
  );
}

/** Renders a tick. */
export const Tick = () => <Icon name="check" />;
