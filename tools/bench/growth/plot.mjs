const SIZE = { width: 720, height: 360 };
const FRAME = { left: 56, right: 230, top: 20, bottom: 44 };
const STROKES = ['', '8 4', '2 3', '10 3 2 3'];
const COLORS = ['#0b5fff', '#b3261e', '#1a7f37', '#7a3ea8', '#9a5b00', '#00677d'];

/**
 * Draws how figures grow: for each a line over the number of pages, as a multiple of its value for the fewest pages, both
 * on logarithmic scales. A straight rising line grows with the site, a flat one does not. Returns an SVG.
 */
export function plotGrowth(sizes, figures) {
  const lines = Object.entries(figures).map(([name, values]) => ({
    name,
    ratios: values.map((value) => value / values[0]),
  }));
  const most = Math.max(10, ...lines.flatMap(({ ratios }) => ratios));
  const least = Math.min(0.1, ...lines.flatMap(({ ratios }) => ratios));
  const x = scale([sizes[0], sizes.at(-1)], [FRAME.left, SIZE.width - FRAME.right]);
  const y = scale([least, most], [SIZE.height - FRAME.bottom, FRAME.top]);
  const bottom = SIZE.height - FRAME.bottom;
  const right = SIZE.width - FRAME.right;
  const across = powersOfTen(least, most).map(
    (power) =>
      `<path d="M${FRAME.left} ${y(power)}H${right}" stroke="#8884"/>${text(FRAME.left - 8, y(power) + 4, `×${power}`, 'end')}`,
  );
  const down = sizes.map(
    (size) =>
      `<path d="M${x(size)} ${FRAME.top}V${bottom}" stroke="#8884"/>${text(x(size), bottom + 18, String(size), 'middle')}`,
  );
  const places = spread(lines.map(({ ratios }) => y(ratios.at(-1))));
  const drawn = lines.map(({ name, ratios }, index) => {
    const color = COLORS[index % COLORS.length];
    const points = ratios.map((ratio, at) => `${round(x(sizes[at]))},${round(y(ratio))}`).join(' ');
    const dashes = STROKES[index % STROKES.length];
    return `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dashes}"/>${text(right + 10, places[index] + 4, name, 'start', color)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="system-ui, sans-serif" font-size="12">
<title>Growth of the figures with the number of pages, as multiples</title>
<rect width="100%" height="100%" fill="#fff"/>
${[...across, ...down, ...drawn, text((FRAME.left + right) / 2, SIZE.height - 8, 'pages', 'middle')].join('\n')}
</svg>
`;
}

const scale = ([from, to], [start, end]) => {
  const step = (end - start) / (Math.log(to) - Math.log(from));
  return (value) => round(start + (Math.log(value) - Math.log(from)) * step);
};

const powersOfTen = (least, most) =>
  Array.from({ length: 12 }, (_, index) => Number(`1e${index - 6}`)).filter((power) => power >= least && power <= most);

/** Moves overlapping labels apart. */
function spread(places) {
  const order = places.map((place, index) => ({ place, index })).toSorted((one, other) => one.place - other.place);
  let last = -Infinity;
  for (const label of order) last = label.place = Math.max(label.place, last + 15);
  return order.toSorted((one, other) => one.index - other.index).map(({ place }) => place);
}

const text = (x, y, words, anchor, color = '#222') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${color}">${words}</text>`;
const round = (value) => Math.round(value * 10) / 10;
