import { usePartText } from '@genmaster/i18n';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import { reloadPage } from '../reload-page.ts';
import type { Span } from './code-facts.ts';
import type { CodeMark, Complete, EditorHandle } from './editor-options.ts';
import './code-editor.css';

/** Methods of the editor for its parent. */
export interface CodeEditorHandle {
  /** Selects a range of the code and scrolls to it. */
  select: (span: Span) => void;
}

export interface CodeEditorProps {
  label: string;
  value: string;
  language: 'js' | 'json';
  /** Number of visible lines. */
  rows: number;
  maxLength: number;
  marks: readonly CodeMark[];
  /** Returns completions at a position; called once the editor is loaded. */
  complete?: Complete;
  onChange: (value: string) => void;
  ref?: Ref<CodeEditorHandle>;
}

type Status = 'plain' | 'loading' | 'ready' | 'failed';

/**
 * Edits code: a plain text area until it is pointed at or focused, then a full editor.
 *
 * The editor is fetched at that moment. While it loads, and where it cannot be loaded, the text area works on.
 */
export function CodeEditor({
  label,
  value,
  language,
  rows,
  maxLength,
  marks,
  complete,
  onChange,
  ref,
}: CodeEditorProps) {
  const t = usePartText('code-editor');
  const id = useId();
  const [status, setStatus] = useState<Status>('plain');
  const host = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const takesFocus = useRef(false);
  const isRetry = useRef(false);
  /** Values that the editor has reported and the page has not rendered yet. */
  const reported = useRef<string[]>([]);
  const offer = useEffectEvent<Complete>((code, at) => complete?.(code, at) ?? null);
  const take = useEffectEvent((next: string) => {
    reported.current.push(next);
    onChange(next);
  });

  const open = useEffectEvent(async (isGone: () => boolean) => {
    try {
      const { mountEditor } = await import('./mount-editor.ts');
      await whenComposed(area.current);
      if (isGone() || !host.current) return;
      const field = area.current;
      takesFocus.current = field !== null && document.activeElement === field;
      editor.current = mountEditor({
        host: host.current,
        value: field?.value ?? value,
        selection: field ? { from: field.selectionStart, to: field.selectionEnd } : null,
        language,
        label,
        hint: t('hint'),
        maxLength,
        phrases: { Completions: t('completions'), Diagnostics: t('problems') },
        complete: (code, at) => offer(code, at),
        onChange: (next) => take(next),
      });
      editor.current.setMarks(marks);
      setStatus('ready');
    } catch {
      if (isGone() || (isRetry.current && (await reloadPage()))) return;
      isRetry.current = true;
      setStatus('failed');
    }
  });
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let isOver = false;
    void open(() => isOver);
    return () => {
      isOver = true;
    };
  }, [status]);
  useLayoutEffect(() => {
    // If the focus was in the text area, it moves to the editor.
    if (status === 'ready' && takesFocus.current) editor.current?.focus();
  }, [status]);
  useEffect(
    () => () => {
      editor.current?.destroy();
      editor.current = null;
    },
    [],
  );
  useLayoutEffect(() => {
    const place = reported.current.indexOf(value);
    if (place >= 0) reported.current.splice(0, place + 1);
    else editor.current?.setValue(value);
  }, [value]);
  useEffect(() => editor.current?.setMarks(marks), [marks]);
  useImperativeHandle(ref, () => ({
    select(span) {
      if (editor.current) {
        editor.current.select(span);
        return;
      }
      area.current?.focus();
      area.current?.setSelectionRange(span.from, span.to);
    },
  }));

  const want = () => setStatus((now) => (now === 'plain' ? 'loading' : now));
  return (
    <div className="code-editor" data-status={status} onPointerEnter={want} onFocus={want}>
      <div className="code-editor-box" data-rows={rows}>
        <div ref={host} dir="ltr" className="code-editor-host" hidden={status !== 'ready'} />
        {status === 'ready' ? null : (
          <textarea
            ref={area}
            className="demo-source"
            aria-label={label}
            aria-describedby={`${id}-hint`}
            value={value}
            rows={rows}
            maxLength={maxLength}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onCompositionStart={({ currentTarget }) => currentTarget.setAttribute('data-composing', '')}
            onCompositionEnd={({ currentTarget }) => currentTarget.removeAttribute('data-composing')}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </div>
      <p id={`${id}-hint`} className="code-editor-hint">
        {status === 'loading' ? (
          <span role="status">{t('loading')}</span>
        ) : status === 'failed' ? (
          <span role="alert">
            {t('failed')}{' '}
            <button type="button" className="chip" onClick={() => setStatus('loading')}>
              {t('retry')}
            </button>
          </span>
        ) : (
          t(status === 'ready' ? 'hint' : 'plain')
        )}
      </p>
    </div>
  );
}

/** Waits for the end of an input composition, such as a letter that takes several keys. */
function whenComposed(field: HTMLTextAreaElement | null): Promise<void> {
  if (!field || field.dataset['composing'] === undefined) return Promise.resolve();
  return new Promise((resolve) => field.addEventListener('compositionend', () => resolve(), { once: true }));
}
