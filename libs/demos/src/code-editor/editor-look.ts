import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Mixes a theme colour with the text colour until it is readable on its background. */
const near = (color: string, share: number) => `color-mix(in oklab, var(${color}) ${share}%, var(--text-body))`;

const words = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: near('--layout-primary', 45), fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: near('--layout-success', 40) },
  { tag: [tags.number, tags.bool, tags.null], color: near('--layout-danger', 40) },
  { tag: tags.comment, color: 'var(--text-muted)', fontStyle: 'italic' },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.propertyName)], fontWeight: '600' },
  { tag: [tags.propertyName, tags.function(tags.propertyName)], color: near('--layout-primary', 20) },
]);

const frame = EditorView.theme({
  '&': {
    blockSize: '100%',
    borderRadius: 'calc(var(--radius-s) - 1px)',
    color: 'var(--text-body)',
    backgroundColor: 'var(--bg-code)',
    fontSize: '1rem',
  },
  '&.cm-focused': { outline: 'none' },
  // Above the line numbers, which would cover one side of it.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    borderRadius: 'inherit',
    outline: '3px solid var(--layout-focus)',
    outlineOffset: '-3px',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.5', overflow: 'auto', borderRadius: 'inherit' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--text-body)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-gutters': {
    backgroundColor: 'var(--bg-code)',
    color: 'var(--text-muted)',
    border: 'none',
    borderInlineEnd: '1px solid var(--layout-border)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--text-body)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--layout-primary) 25%, transparent) !important',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--layout-primary) 7%, transparent)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    // Safari ignores the shorthand with a style or a colour.
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: 'var(--layout-danger)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.2em',
  },
  '.cm-tooltip': {
    border: '1px solid var(--layout-border)',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--bg-card)',
    color: 'var(--text-body)',
    boxShadow: '0 10px 30px rgb(0 0 0 / 0.2)',
    maxInlineSize: 'min(26rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxBlockSize: '14rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.3rem 0.6rem', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--layout-secondary)',
    color: 'var(--layout-on-secondary)',
  },
  '.cm-completionMatchedText': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '.cm-completionDetail': { fontStyle: 'normal', fontFamily: 'var(--font-body, inherit)' },
  '.cm-completionInfo': { padding: '0.5rem 0.75rem', fontSize: '0.92rem' },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem', borderInlineStart: '4px solid var(--layout-danger)' },
  '.cm-diagnosticAction': {
    font: 'inherit',
    fontSize: '0.9rem',
    backgroundColor: 'var(--layout-secondary)',
    color: 'var(--layout-on-secondary)',
    borderRadius: 'var(--radius-s)',
    minBlockSize: '2rem',
    padding: '0.2rem 0.75rem',
  },
});

/** Styles of the editor, based on the site’s current theme. */
export const editorLook = [frame, syntaxHighlighting(words)];
