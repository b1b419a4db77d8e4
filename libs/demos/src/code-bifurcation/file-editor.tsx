import { useId } from 'react';
import { MAX_FILE_LENGTH } from './code-bifurcation-state.ts';

/** Maximum height of an editor that grows by itself, in lines. */
const MAX_ROWS = 16;

export interface FileEditorProps {
  path: string;
  /** Note about who owns the file: the generator or a person. */
  note: string;
  code: string;
  onCodeChange: (code: string) => void;
}

/** Edits a file of the project in place; Tab leaves it, as it leaves every other field. */
export function FileEditor({ path, note, code, onCodeChange }: FileEditorProps) {
  const id = useId();
  return (
    <div className="bifurcation-file">
      <label htmlFor={id}>
        <code dir="ltr">{path}</code>
      </label>
      <p id={`${id}-note`} className="sample-count">
        {note}
      </p>
      <textarea
        id={id}
        dir="ltr"
        rows={Math.min(code.split('\n').length + 1, MAX_ROWS)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        maxLength={MAX_FILE_LENGTH}
        aria-describedby={`${id}-note`}
        value={code}
        onChange={({ target }) => onCodeChange(target.value)}
      />
    </div>
  );
}
