import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { editorLook } from './editor-look.ts';

const rules = EditorState.create({ extensions: editorLook })
  .facet(EditorView.styleModule)
  .map((styles) => styles.getRules())
  .join('\n');

it('underlines a problem in every browser', () => {
  expect(rules).toContain('text-decoration-style: wavy');
  // Safari ignores the shorthand with anything besides the line.
  expect(rules).not.toMatch(/text-decoration: [^;]* /);
});
