import { encode } from 'uqr';

/** Renders a text as a QR code, dark on white in every theme so that a phone can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text);
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="account-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={cells.join('')} fill="#000" />
    </svg>
  );
}
