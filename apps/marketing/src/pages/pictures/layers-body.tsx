import type { BodyOf } from './body-of.ts';
import { TableBody } from './table-body.tsx';

/** Renders five stacked layers, from the data to the screen, connected by the threads of three fields. */
export function LayersBody({ body }: BodyOf<'layers'>) {
  const below = [...body.layers].reverse();
  return (
    <div className="iso">
      <div>
        {below.map(({ name, note, cells }, index) => (
          <div key={name} className="win ink" data-z={index}>
            <header>
              <span className="t">{name}</span>
              <span className="n">{note}</span>
            </header>
            <p className="tri">
              {cells.map((cell, place) => (
                <span key={place}>
                  <span className={`f f${place + 1}`}>{cell}</span>
                </span>
              ))}
            </p>
          </div>
        ))}
        <div className="win" data-z="4">
          {body.screen.show === 'table' ? <TableBody body={body.screen} /> : null}
        </div>
        <i className="rod" aria-hidden="true" />
        <i className="rod r2" aria-hidden="true" />
        <i className="rod r3" aria-hidden="true" />
      </div>
    </div>
  );
}
