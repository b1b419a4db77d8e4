import { Fragment } from 'react';
import { readRuns, type Run } from '../content/drawing/runs.ts';
import { HindiWords } from '@genmaster/demos';

/** Props of `Words`. */
export interface WordsProps {
  /** Text with code in backticks, `~~what was~~` and `:f1[words with a look]`. */
  text: string;
}

/** A text of the page, with the few marks that it may have. */
export function Words({ text }: WordsProps) {
  return <RunWords runs={readRuns(text)} />;
}

/** Words that are read already. */
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

/** A path or a long name may go on in the next line after one of its parts. */
function Path({ text }: { text: string }) {
  const parts = text.length > 16 ? (text.match(/[^/._]+[/._]?|[/._]/g) ?? []) : [text];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <HindiWords text={part} />
    </Fragment>
  ));
}
