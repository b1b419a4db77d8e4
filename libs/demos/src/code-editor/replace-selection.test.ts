/** @jest-environment jsdom */
import { EditorView } from '@codemirror/view';
import { replaceSelection } from './replace-selection.ts';

const type = (selection: { anchor: number; head: number }, input: InputEventInit) => {
  const view = new EditorView({ doc: 'let a = 1;', selection, extensions: replaceSelection, parent: document.body });
  const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, ...input });
  view.contentDOM.dispatchEvent(event);
  return { text: view.state.doc.toString(), cursor: view.state.selection.main.head, isTaken: event.defaultPrevented };
};

it('replaces a selection by a typed letter and sets the cursor behind it', () => {
  expect(type({ anchor: 3, head: 0 }, { inputType: 'insertText', data: 'c' })).toEqual({
    text: 'c a = 1;',
    cursor: 1,
    isTaken: true,
  });
});

it.each([
  {
    what: 'letters without a selection',
    selection: { anchor: 3, head: 3 },
    input: { inputType: 'insertText', data: 'c' },
  },
  {
    what: 'letters that are being composed',
    selection: { anchor: 0, head: 3 },
    input: { inputType: 'insertText', data: 'क', isComposing: true },
  },
  { what: 'deleting', selection: { anchor: 0, head: 3 }, input: { inputType: 'deleteContentBackward' } },
])('leaves $what to the browser', ({ selection, input }) => {
  expect(type(selection, input)).toMatchObject({ text: 'let a = 1;', isTaken: false });
});
