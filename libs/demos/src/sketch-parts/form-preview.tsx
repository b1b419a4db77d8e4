import { useId } from 'react';
import { labelOf, rowsIn, type NamePart } from './print-form.ts';
import type { SketchPart } from './sketch-part.ts';

export interface FormPreviewProps {
  parts: readonly SketchPart[];
  name: NamePart;
}

/** Renders the form made of the parts, with working controls. */
export function FormPreview({ parts, name }: FormPreviewProps) {
  return (
    <form className="sketch-form" onSubmit={(event) => event.preventDefault()}>
      <Rows parts={parts} name={name} parent={null} />
    </form>
  );
}

function Rows({ parts, name, parent }: FormPreviewProps & { parent: string | null }) {
  return rowsIn(parts, parent).map((row) => (
    <div key={row[0]!.id} className="sketch-row">
      {row.map((part) => (
        <div key={part.id}>
          <Part parts={parts} name={name} part={part} />
        </div>
      ))}
    </div>
  ));
}

function Part({ parts, name, part }: FormPreviewProps & { part: SketchPart }) {
  const id = useId();
  const label = labelOf(part, name);
  switch (part.kind) {
    case 'heading':
      return <h4>{label}</h4>;
    case 'note':
      return <p>{label}</p>;
    case 'tick':
      return (
        <label className="demo-tick">
          <input type="checkbox" /> {label}
        </label>
      );
    case 'button':
      return (
        <button type="submit" className="button">
          {label}
        </button>
      );
    case 'picture':
      return <p className="sketch-space">{label}</p>;
    case 'table':
      return (
        <div className="table" role="region" aria-label={label} tabIndex={0}>
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                {Array.from({ length: Math.max(2, part.columns) }, (_, index) => (
                  <th key={index} scope="col">
                    {index + 1}
                  </th>
                ))}
              </tr>
            </thead>
          </table>
        </div>
      );
    case 'group':
      return (
        <fieldset>
          <legend>{label}</legend>
          <Rows parts={parts} name={name} parent={part.id} />
        </fieldset>
      );
    default:
      return (
        <>
          <label htmlFor={id}>{label}</label>
          {part.kind === 'textArea' ? (
            <textarea id={id} rows={4} />
          ) : part.kind === 'choice' ? (
            <select id={id} />
          ) : (
            <input id={id} type="text" autoComplete="off" />
          )}
        </>
      );
  }
}
