import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection by what is typed over it, without the browser’s own editing.
 *
 * Chromium would keep the look of the replaced code in a `style` attribute, which the site’s policy refuses and reports.
 * Input methods compose in the page, so their input stays with the browser.
 */
export const replaceSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    const { state } = view;
    if (inputType !== 'insertText' || !data || isComposing || state.selection.main.empty) return false;
    view.dispatch(state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true }));
    return true;
  },
});
