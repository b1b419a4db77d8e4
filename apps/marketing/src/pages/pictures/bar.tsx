/** Renders a bar whose length is its share of the longest bar; the number is shown beside it. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className="len" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(1, Math.round(share * 1000) / 10)} height="10" />
    </svg>
  );
}
