import { useId } from 'react';
import type { DrawnWindow } from '../../content/drawing/drawn.ts';
import { HindiWords } from '@genmaster/demos';
import { Words } from '../words.tsx';
import { WindowBody } from './window-body.tsx';

/** Props of `Window`. */
export interface WindowProps {
  /** Its drawn content. */
  drawn: DrawnWindow;
  /** Its name, the start or end of threads. */
  name?: string | undefined;
}

/** Renders a product window: a bar with its name and a count, then real text. */
export function Window({ drawn, name }: WindowProps) {
  const { title, note, foot, planned, ink, phone, body } = drawn;
  const id = useId();
  if (body.show === 'definition' && title === undefined) return <WindowBody body={body} name={name} />;
  const hasBar = title !== undefined || note !== undefined || planned !== undefined;
  const frame = (
    <div
      className={ink ? 'win ink' : 'win'}
      data-shows={body.show}
      data-window={name}
      role={title ? 'group' : undefined}
      aria-labelledby={title ? id : undefined}
    >
      {hasBar ? (
        <header>
          {title ? (
            <span className="t" id={id}>
              <HindiWords text={title} />
            </span>
          ) : null}
          {planned ? <span className="tag plan">{planned}</span> : null}
          {note?.trim() ? (
            <span className="n">
              <HindiWords text={note} />
            </span>
          ) : null}
        </header>
      ) : null}
      <WindowBody body={body} />
      {foot ? (
        <footer>
          <span>
            <Words text={foot} />
          </span>
        </footer>
      ) : null}
    </div>
  );
  return phone ? <div className="phone">{frame}</div> : frame;
}
