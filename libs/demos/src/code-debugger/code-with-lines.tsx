import { useRef } from 'react';
import { usePartText } from '@genmaster/i18n';
import type { Breakpoint } from '@genmaster/app-model/script';
import { MAX_CODE } from './code-debugger-state.ts';

export interface CodeWithLinesProps {
  code: string;
  breakpoints: readonly Breakpoint[];
  /** The line at which the program is paused. */
  line: number | null;
  onToggle: (line: number) => void;
  onEdit: (code: string) => void;
}

/** Edits code, with a button for each line that sets and clears its breakpoint. */
export function CodeWithLines({ code, breakpoints, line, onToggle, onEdit }: CodeWithLinesProps) {
  const t = usePartText('code-debugger');
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = code.split('\n');
  const isSet = (number: number) => breakpoints.some((breakpoint) => breakpoint.line === number);
  const lineOfCursor = () => code.slice(0, field.current?.selectionStart ?? 0).split('\n').length;
  return (
    <div className="debugger-code">
      <ol className="debugger-lines" aria-label={t('breakpoints')}>
        {lines.map((_, index) => (
          <li key={index}>
            <button
              type="button"
              aria-pressed={isSet(index + 1)}
              aria-label={t('breakpoint', { line: index + 1 })}
              aria-current={index + 1 === line || undefined}
              onClick={() => onToggle(index + 1)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <div className="debugger-text">
        <div aria-hidden="true" className="debugger-marks" data-sample="">
          {lines.map((text, index) => (
            <span key={index} data-here={index + 1 === line || undefined}>
              {`${text} `}
            </span>
          ))}
        </div>
        <textarea
          ref={field}
          aria-label={t('code')}
          value={code}
          rows={lines.length}
          maxLength={MAX_CODE}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'F9') return;
            event.preventDefault();
            onToggle(lineOfCursor());
          }}
          onChange={({ target }) => onEdit(target.value)}
        />
      </div>
    </div>
  );
}
