/** Shows source code in a demo; it scrolls by itself and can be reached by keyboard. */
export function SourceView({ label, code }: { label: string; code: string }) {
  return (
    <pre tabIndex={0} role="region" aria-label={label} className="source-view">
      <code>{code}</code>
    </pre>
  );
}
