import { autocompletion, completionKeymap, type Completion, type CompletionContext } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascriptLanguage, localCompletionSource } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { nextDiagnostic, previousDiagnostic, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  tooltips,
  type Command,
} from '@codemirror/view';
import { editorLook } from './editor-look.ts';
import type { CodeMark, EditorHandle, EditorOptions } from './editor-options.ts';
import { replaceSelection } from './replace-selection.ts';

/**
 * Mounts an editor in an element.
 *
 * It is in its own shadow root, where its styles are adopted stylesheets: the site’s policy allows no style elements in
 * the page.
 */
export function mountEditor(options: EditorOptions): EditorHandle {
  const { host, value, selection, onChange, phrases, maxLength } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const parent = root.appendChild(document.createElement('div'));
  parent.style.cssText = 'block-size: 100%';
  let marks: readonly CodeMark[] = [];
  const fixHere: Command = (view) => {
    const { from, to } = view.state.selection.main;
    const mark = marks.find((one) => one.fix && one.from <= to && one.to >= from);
    if (!mark?.fix) return false;
    const { insert, ...span } = mark.fix;
    view.dispatch({ changes: { ...span, insert }, userEvent: 'input.complete' });
    return true;
  };
  const view = new EditorView({
    root,
    parent,
    state: EditorState.create({
      doc: value,
      ...(selection ? { selection: { anchor: selection.from, head: selection.to } } : {}),
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        tooltips({ position: 'fixed' }),
        options.language === 'js' ? javascriptLanguage : jsonLanguage,
        autocompletion({ override: sourcesOf(options), icons: false, interactionDelay: 0 }),
        EditorState.phrases.of(phrases),
        EditorState.changeFilter.of(({ newDoc, docChanged }) => !docChanged || newDoc.length <= maxLength),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          'aria-description': options.hint,
          autocapitalize: 'off',
          spellcheck: 'false',
        }),
        leaveByTab,
        replaceSelection,
        keymap.of([
          { key: 'Mod-.', run: fixHere },
          { key: 'F8', run: nextDiagnostic },
          { key: 'Shift-F8', run: previousDiagnostic },
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
        editorLook,
      ],
    }),
  });
  return {
    setValue(next) {
      const change = changeBetween(view.state.doc.toString(), next);
      if (change) view.dispatch({ changes: change });
    },
    setMarks(next) {
      marks = next;
      const length = view.state.doc.length;
      const shown = next.filter(({ to }) => to <= length).map(diagnosticOf);
      view.dispatch(setDiagnostics(view.state, shown));
    },
    select({ from, to }) {
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    destroy() {
      view.destroy();
      parent.remove();
    },
  };
}

/**
 * Lets Escape, then Tab, leave the editor, without a time limit between the two; any other key cancels that.
 *
 * The editor’s own version waits only two seconds for the Tab.
 */
const leaveByTab = EditorView.domEventHandlers({
  keydown({ key }, view) {
    if (key === 'Escape') view.setTabFocusMode(true);
    else if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(key)) view.setTabFocusMode(false);
    return false;
  },
  focus(_, view) {
    view.setTabFocusMode(false);
    return false;
  },
});

function sourcesOf({ language, complete }: EditorOptions) {
  const model = ({ state, pos, explicit }: CompletionContext) => {
    const found = complete?.(state.doc.toString(), pos);
    if (!found || found.offers.length === 0) return null;
    // No list opens after a name that is complete already.
    const written = state.sliceDoc(found.from, pos);
    if (!explicit && found.offers.some(({ label }) => label === written)) return null;
    const options = found.offers.map(({ label, detail, info, rank }): Completion => ({
      label,
      detail,
      ...(info ? { info } : {}),
      boost: -rank,
    }));
    return { from: found.from, options, validFor: /^[\p{L}\p{N}_$]*$/u };
  };
  return language === 'js' ? [model, localCompletionSource] : [model];
}

const diagnosticOf = ({ from, to, message, rule, fix, fixLabel }: CodeMark): Diagnostic => ({
  from,
  to,
  severity: 'error',
  message,
  source: rule,
  ...(fix
    ? {
        actions: [
          {
            name: fixLabel,
            apply: (view) => view.dispatch({ changes: { from: fix.from, to: fix.to, insert: fix.insert } }),
          },
        ],
      }
    : {}),
});

/** Returns the shortest change from one text to another, so that the cursor keeps its place. */
function changeBetween(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  return { from: same, to: before.length - sameAtEnd, insert: after.slice(same, after.length - sameAtEnd) };
}
