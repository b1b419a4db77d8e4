import type { AreaId } from '../../content/page-content.ts';

/** Which of the six results an area is about; they are drawn as solid. */
const SOLID: Readonly<Record<AreaId, readonly number[]>> = {
  core: [0, 1, 2, 3, 4, 5],
  uniqueness: [1, 4],
  'inbuilt-solutions': [0, 1, 2],
  'online-ide': [3, 4],
  'coding-solutions': [3, 5],
  'designing-tool': [0, 5],
  'api-generator': [2, 3],
  'generative-ai': [1, 3, 5],
  'development-areas': [0, 2, 4],
};

/** One definition on the left, its six results on the right, those of the area in full colour. Decoration only. */
export function AreaMotif({ area }: { area: AreaId }) {
  return (
    <svg className="motif" viewBox="0 0 420 300" aria-hidden="true">
      <g fill="none" stroke="var(--layout-border)" strokeWidth="2">
        {RESULTS.map(({ x, y }, index) => (
          <path
            key={index}
            d={`M128 150 C 190 150 190 ${y + 32} ${x} ${y + 32}`}
            stroke={SOLID[area].includes(index) ? 'var(--layout-primary)' : undefined}
          />
        ))}
      </g>
      <g>
        <rect x="16" y="96" width="112" height="108" rx="12" fill="var(--layout-primary)" />
        <g fill="none" stroke="var(--layout-on-primary)" strokeWidth="6" strokeLinecap="round">
          <path d="M36 124h44M36 150h72M36 176h56" />
        </g>
      </g>
      {RESULTS.map(({ x, y, Glyph }, index) => {
        const isSolid = SOLID[area].includes(index);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect
              width="84"
              height="64"
              rx="10"
              fill="var(--bg-card)"
              stroke={isSolid ? 'var(--layout-primary)' : 'var(--layout-border)'}
              strokeWidth="2"
            />
            <g
              fill="none"
              stroke={isSolid ? 'var(--layout-primary)' : 'var(--text-muted)'}
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={Glyph} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** Form, grid, API, SQL, translation, theme. */
const RESULTS = [
  { x: 216, y: 20, Glyph: 'M18 20h48M18 32h48M18 44h24M52 40h14v8H52z' },
  { x: 320, y: 20, Glyph: 'M18 18h48v30H18zM18 28h48M34 18v30M50 18v30' },
  { x: 216, y: 118, Glyph: 'M32 20 20 32l12 12M52 20l12 12-12 12M46 16l-8 32' },
  { x: 320, y: 118, Glyph: 'M24 20c0-6 36-6 36 0v24c0 6-36 6-36 0zM24 20c0 6 36 6 36 0M24 32c0 6 36 6 36 0' },
  { x: 216, y: 216, Glyph: 'M20 22h24M32 16v6M40 22c0 10-10 18-18 22M26 30c4 6 10 10 14 12M46 48l9-22 9 22M49 41h12' },
  { x: 320, y: 216, Glyph: 'M42 14c8 9 14 15 14 23a14 14 0 0 1-28 0c0-8 6-14 14-23zM48 38a7 7 0 0 1-6 6' },
] as const;
