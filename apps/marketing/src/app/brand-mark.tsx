/** Renders the logo: one definition that branches into its results, with the product’s name. */
export function BrandMark() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--mark)" />
        <path
          d="M9 16h5m0 0c4 0 3-7 8-7m-8 7h8m-8 0c4 0 3 7 8 7"
          fill="none"
          stroke="var(--on-mark)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <g fill="var(--on-mark)">
          <circle cx="8" cy="16" r="2.6" />
          <circle cx="23.5" cy="9" r="2" />
          <circle cx="23.5" cy="16" r="2" />
          <circle cx="23.5" cy="23" r="2" />
        </g>
      </svg>
      <span className="brand-name">Genmaster</span>
    </span>
  );
}
