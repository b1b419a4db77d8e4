/** Counts the requests of a page from now on, and their bytes by kind of resource, headers included. */
export function countTraffic(session) {
  const kinds = new Map();
  const bytes = { all: 0, Script: 0, Stylesheet: 0, Font: 0 };
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // Pictures inside a stylesheet, including the browser's own, are part of its bytes.
    if (!request.url.startsWith('http')) return;
    requests += 1;
    kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.all += encodedDataLength;
    if (kind in bytes) bytes[kind] += encodedDataLength;
  });
  return {
    sum: () => ({
      requests,
      kilobytes: Object.fromEntries(Object.entries(bytes).map(([kind, sum]) => [kind, sum / 1000])),
    }),
  };
}
