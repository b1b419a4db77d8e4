// The rehearsal opens the page by IP address; in development Next then serves scripts to that host too.
export default { allowedDevOrigins: ['127.0.0.1'], turbopack: { root: import.meta.dirname }, devIndicators: false };
