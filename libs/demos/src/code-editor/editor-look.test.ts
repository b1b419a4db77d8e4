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

it('draws the ring of the focus above the line numbers', () => {
  const [, ring = ''] = /\.cm-focused::after \{([^}]*)\}/.exec(rules) ?? [];
  expect(ring).toContain('outline: 3px solid var(--layout-focus)');
  // Lines and line numbers are in a layer of their own, whose place is 0.
  expect(ring).toContain('z-index: 1;');
  // It takes no press from the text.
  expect(ring).toContain('pointer-events: none');
});
