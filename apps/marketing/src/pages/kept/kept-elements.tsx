/**
 * Hydrates prerendered elements without their attributes and content, which stay as in the page’s HTML.
 *
 * For hydration only: React compares no attributes, and with `suppressHydrationWarning` it does not touch an element
 * whose child is text, whatever it contains. `SoftLinks` follows the links inside.
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
