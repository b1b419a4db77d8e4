/**
 * Takes over prerendered elements without their attributes and content, which stay as the page’s HTML has them.
 *
 * For hydration alone: React compares no attributes, and with `suppressHydrationWarning` it leaves an element whose child
 * is a text as it is, whatever it contains. Links inside are followed by `SoftLinks`.
 */
export function KeptElements({ names }: { names: readonly string[] }) {
  return names.map((name, index) => {
    const Kept = name as 'section';
    return (
      <Kept key={index} suppressHydrationWarning>
        {''}
      </Kept>
    );
  });
}
