// The page that every theming library of the benchmark restyles: the same elements and rules, with the variable names
// of each library.
export const ELEMENTS = 5000;
export const VARIABLES = 60;
/** Sizes of the text of the paragraphs, in px: the first one, and those of a drag. */
export const SIZES = { first: 16, from: 18, count: 12 };

/** Returns the colours of a mode. No variable has the same value in the light and the dark mode. */
export const paint = (shift) =>
  Array.from({ length: VARIABLES }, (_, at) => `rgba(${(at * 3 + shift) % 256}, ${(at * 4) % 256}, 90, 1)`);
export const MODES = { light: paint(0), dark: paint(70), flately: paint(40) };

const section = (at) => {
  const of = (step) => `class="v${(at + step) % VARIABLES}"`;
  return `<section ${of(0)}><p ${of(1)}><b ${of(2)}>Text</b><i ${of(3)}>text</i><a ${of(4)}>text</a></p></section>`;
};

/**
 * Renders the page as a server would send it: the head of the theming library, the elements, then the script, which
 * blocks nothing.
 */
export const pageOf = ({
  variable,
  sizeVariable,
  head = '',
  bodyStart = '',
}) => `<!doctype html><html><head><title>Theme</title><style>
${Array.from({ length: VARIABLES }, (_, at) => `.v${at} { color: var(${variable(at)}); border: 1px solid var(${variable((at + 7) % VARIABLES)}); }`).join('\n')}
.page { background: var(${variable(0)}); }
p { font-size: var(${sizeVariable}); }
</style>${head}</head><body>${bodyStart}<main class="page">${Array.from({ length: ELEMENTS / 5 }, (_, at) => section(at)).join('')}</main>
<div id="app"></div><script type="module" src="script.js"></script></body></html>`;
