/** Stylesheet of a report, for light mode, dark mode and print. */
export const HEAD_REPORT_STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
small { font-weight: 400; opacity: 0.7; }
section { border-top: 1px solid currentcolor; margin-top: 2rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1.5rem; }
.search, .share { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 8px; padding: 12px; }
.search b { display: block; font-size: 1.2rem; font-weight: 400; color: LinkText; }
.search cite { font-style: normal; font-size: 0.85rem; opacity: 0.8; }
.search p, .share p { margin: 4px 0 0; }
.share { margin-top: 12px; padding: 0; overflow: hidden; }
.share p { padding: 8px 12px 12px; }
.share img { display: block; width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin-top: 1rem; }
th, td { text-align: start; vertical-align: top; padding: 6px; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
th:first-child { width: 10rem; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.85rem/1.45 ui-monospace, monospace; }
del { text-decoration: none; background: color-mix(in srgb, red 18%, transparent); display: block; }
ins { text-decoration: none; background: color-mix(in srgb, green 18%, transparent); display: block; }
`;
