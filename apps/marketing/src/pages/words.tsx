import { Fragment } from 'react';
import { readRuns, type Run } from '../content/drawing/runs.ts';
import { HindiWords } from '@genmaster/demos';

/** Props of `Words`. */
export interface WordsProps {
  /** Text with code in backticks, `~~removed~~` text and `:f1[styled words]`. */
  text: string;
}

/** Renders a text of the page with its inline marks. */
export function Words({ text }: WordsProps) {
  return <RunWords runs={readRuns(text)} />;
}

/** Renders parsed text. */
export function RunWords({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => <OneRun key={index} run={run} />);
}

function OneRun({ run }: { run: Run }) {
  if (typeof run === 'string') return <HindiWords text={run} />;
  const [look, text] = run;
  const words = <HindiWords text={text} />;
  switch (look) {
    case 'code':
      return (
        <code>
          <Path text={text} />
        </code>
      );
    case 'del':
      return <del>{words}</del>;
    case 'mark':
      return <mark>{words}</mark>;
    case 'quiet':
      return <span className="quiet">{words}</span>;
    case 'f1':
    case 'f2':
    case 'f3':
      return <span className={`f ${look}`}>{words}</span>;
    default:
      return <span className={`st ${look}`}>{words}</span>;
  }
}

/** Renders a path or a long name that may wrap after each of its parts. */
function Path({ text }: { text: string }) {
  const parts = text.length > 16 ? (text.match(/[^/._]+[/._]?|[/._]/g) ?? []) : [text];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <HindiWords text={part} />
    </Fragment>
  ));
}
