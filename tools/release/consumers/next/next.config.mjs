// The rehearsal opens the page by its number; in development Next serves scripts to that name too.
export default { allowedDevOrigins: ['127.0.0.1'], turbopack: { root: import.meta.dirname }, devIndicators: false };
